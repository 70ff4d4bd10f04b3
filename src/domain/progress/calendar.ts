const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

export const DAYS_OF_WEEK = 7;

/**
 * The number of days since 1970-01-01; `null` for an invalid day. It ignores hours, so that neither a time zone nor a
 * clock change can lose or double a day.
 */
export function dayNumber(day: string): number | null {
  if (!DAY.test(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Some engines parse February 31 as March 3.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day.slice(-2))) return null;
  return midnight / DAY_MS;
}

export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Monday is 0; 1970-01-01 was a Thursday. */
export const weekdayOf = (number: number): number => (((number + 3) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** The valid days among these names, in order and without duplicates. Days after today come from a wrong clock. */
export function daysUpTo(today: string, names: Iterable<string>): number[] {
  const last = dayNumber(today);
  if (last === null) return [];
  const days = [...names].flatMap((name) => dayNumber(name) ?? []).filter((day) => day <= last);
  return [...new Set(days)].sort((a, b) => a - b);
}
