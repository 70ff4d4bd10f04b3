import { shuffled, type Random } from '../random';

/** So many tasks at once are enough for a child. */
export const MIN_TASKS = 8;
export const MAX_TASKS = 10;

/**
 * The numbers of the exercises that come next: what is left in even parts, none of them too long for one sitting; once
 * all are done, some of them again.
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
  const sittings = Math.ceil(left.length / MAX_TASKS);
  return left.slice(0, Math.ceil(left.length / sittings));
}
