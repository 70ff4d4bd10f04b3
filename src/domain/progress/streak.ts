import { dayNumber, daysUpTo } from './calendar';

type Days = Readonly<Record<string, number>>;

/** How long each run of days without a gap is, with its last day. */
function runsOf(days: readonly number[]): { readonly last: number; readonly length: number }[] {
  const runs: { last: number; length: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.last === day - 1) runs.splice(-1, 1, { last: day, length: run.length + 1 });
    else runs.push({ last: day, length: 1 });
  }
  return runs;
}

/** Days in a row with something learned, up to today, or up to yesterday while today is still to come. */
export function currentStreak(secondsByDay: Days, today: string): number {
  const last = runsOf(daysUpTo(today, Object.keys(secondsByDay))).at(-1);
  const now = dayNumber(today);
  return last && now !== null && now - last.last <= 1 ? last.length : 0;
}

export const longestStreak = (secondsByDay: Days, today: string): number =>
  runsOf(daysUpTo(today, Object.keys(secondsByDay))).reduce((longest, { length }) => Math.max(longest, length), 0);
