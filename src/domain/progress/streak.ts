import { dayNumber, daysUpTo } from './calendar';

type Days = Readonly<Record<string, number>>;

/** A missed day is free if none of this many days before it was free. */
export const DAYS_BETWEEN_FREE_DAYS = 6;

const isForgiven = (missed: number, lastForgiven: number): boolean => missed - lastForgiven > DAYS_BETWEEN_FREE_DAYS;

/** The length of each streak, without free days, and its last day. */
function streaksOf(days: readonly number[]) {
  const streaks: { last: number; length: number }[] = [];
  let lastForgiven = -Infinity;
  for (const day of days) {
    const streak = streaks.at(-1);
    const missed = streak ? day - streak.last - 1 : Infinity;
    const isFree = missed === 1 && isForgiven(day - 1, lastForgiven);
    if (isFree) lastForgiven = day - 1;
    if (streak && (missed === 0 || isFree)) streaks.splice(-1, 1, { last: day, length: streak.length + 1 });
    else streaks.push({ last: day, length: 1 });
  }
  return { streaks, lastForgiven };
}

/**
 * The number of active days in a row up to today, or up to yesterday if today has no activity yet. One missed day a week
 * does not end the streak, but does not count.
 */
export function currentStreak(secondsByDay: Days, today: string): number {
  const { streaks, lastForgiven } = streaksOf(daysUpTo(today, Object.keys(secondsByDay)));
  const streak = streaks.at(-1);
  const now = dayNumber(today);
  if (!streak || now === null) return 0;
  const missed = Math.max(0, now - streak.last - 1);
  return missed === 0 || (missed === 1 && isForgiven(now - 1, lastForgiven)) ? streak.length : 0;
}

export const longestStreak = (secondsByDay: Days, today: string): number =>
  streaksOf(daysUpTo(today, Object.keys(secondsByDay))).streaks.reduce(
    (longest, { length }) => Math.max(longest, length),
    0,
  );
