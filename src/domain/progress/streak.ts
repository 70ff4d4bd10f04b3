import { dayNumber, daysUpTo } from './calendar';

type Days = Readonly<Record<string, number>>;

/** A missed day is forgiven when none was forgiven in so many days before it. */
export const DAYS_BETWEEN_FREE_DAYS = 6;

const isForgiven = (missed: number, lastForgiven: number): boolean => missed - lastForgiven > DAYS_BETWEEN_FREE_DAYS;

/** How many days each streak has, without the forgiven ones, and its last day. */
function runsOf(days: readonly number[]) {
  const runs: { last: number; length: number }[] = [];
  let lastForgiven = -Infinity;
  for (const day of days) {
    const run = runs.at(-1);
    const missed = run ? day - run.last - 1 : Infinity;
    const isFree = missed === 1 && isForgiven(day - 1, lastForgiven);
    if (isFree) lastForgiven = day - 1;
    if (run && (missed === 0 || isFree)) runs.splice(-1, 1, { last: day, length: run.length + 1 });
    else runs.push({ last: day, length: 1 });
  }
  return { runs, lastForgiven };
}

/**
 * Days in a row with something learned, up to today, or up to yesterday while today is still to come. One missed day a
 * week does not end it, and does not count.
 */
export function currentStreak(secondsByDay: Days, today: string): number {
  const { runs, lastForgiven } = runsOf(daysUpTo(today, Object.keys(secondsByDay)));
  const run = runs.at(-1);
  const now = dayNumber(today);
  if (!run || now === null) return 0;
  const missed = Math.max(0, now - run.last - 1);
  return missed === 0 || (missed === 1 && isForgiven(now - 1, lastForgiven)) ? run.length : 0;
}

export const longestStreak = (secondsByDay: Days, today: string): number =>
  runsOf(daysUpTo(today, Object.keys(secondsByDay))).runs.reduce((longest, { length }) => Math.max(longest, length), 0);
