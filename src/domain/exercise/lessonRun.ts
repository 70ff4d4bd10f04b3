import { shuffled, type Random } from '../random';

/** A run is short enough for a child's attention. */
export const MIN_TASKS = 8;
export const MAX_TASKS = 10;

/**
 * The exercise numbers of the next run. The remaining exercises are split evenly into runs of at most `MAX_TASKS`; when
 * all are done, some are repeated.
 */
export function exerciseNumbersOfRun(
  all: readonly number[],
  done: readonly number[],
  random: Random,
): readonly number[] {
  const left = all.filter((number) => !done.includes(number));
  if (left.length === 0)
    return shuffled(all, random)
      .slice(0, MIN_TASKS)
      .toSorted((one, other) => one - other);
  const runs = Math.ceil(left.length / MAX_TASKS);
  return left.slice(0, Math.ceil(left.length / runs));
}
