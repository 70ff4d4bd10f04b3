import type { DayMinutes } from './week';

/** How a row of days stands, to be told kindly: one that ended is a new beginning, not a nought. */
export type Row =
  | { readonly kind: 'goes-on'; readonly days: number; readonly hasRested: boolean }
  | { readonly kind: 'begins' };

/** @param days up to today or later, such as this week's; `hasRested`: the day before today was free, and the row goes on */
export function streakNoteOf(streakDays: number, days: readonly DayMinutes[]): Row {
  if (streakDays === 0) return { kind: 'begins' };
  const yesterday = days[days.findIndex(({ isToday }) => isToday) - 1];
  return { kind: 'goes-on', days: streakDays, hasRested: yesterday !== undefined && !yesterday.isPractised };
}
