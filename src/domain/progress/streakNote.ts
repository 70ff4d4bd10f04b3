import type { DayMinutes } from './week';

/** The state of a streak, worded kindly: after one has ended, a new one begins. */
export type StreakNote =
  | { readonly kind: 'goes-on'; readonly days: number; readonly hasRested: boolean }
  | { readonly kind: 'begins' };

/** @param days days up to today or later, such as this week; `hasRested` means that yesterday was a day off */
export function streakNoteOf(streakDays: number, days: readonly DayMinutes[]): StreakNote {
  if (streakDays === 0) return { kind: 'begins' };
  const yesterday = days[days.findIndex(({ isToday }) => isToday) - 1];
  return { kind: 'goes-on', days: streakDays, hasRested: yesterday !== undefined && !yesterday.isPracticed };
}
