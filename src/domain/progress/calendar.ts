const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

export const DAYS_OF_WEEK = 7;

/**
 * The how-manyeth day it is, counted from the first of 1970; `null` for what is no day of a calendar. Days are counted
 * without hours, so that neither a time zone nor a clock that is put forward can lose or double one.
 */
export function dayNumber(day: string): number | null {
  if (!DAY.test(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Some engines take the 31st of February for the 3rd of March.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day.slice(-2))) return null;
  return midnight / DAY_MS;
}

export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Monday is 0; the first of 1970 was a Thursday. */
export const weekdayOf = (number: number): number => (((number + 3) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** The days among these names, without those after today: a clock may have been wrong. In order, each once. */
export function daysUpTo(today: string, names: Iterable<string>): number[] {
  const last = dayNumber(today);
  if (last === null) return [];
  const days = [...names].flatMap((name) => dayNumber(name) ?? []).filter((day) => day <= last);
  return [...new Set(days)].sort((a, b) => a - b);
}
