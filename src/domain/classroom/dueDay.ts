import { dayNumber, dayOf, DAYS_OF_WEEK, weekdayOf } from '../progress/calendar';

/** When an assignment is due, in everyday words. */
export type DueWording =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  /** Only within the next six days, when a weekday is unambiguous; Monday is 0. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'date'; readonly day: string };

export function dueWording(dueDay: string, today: string): DueWording {
  const [due, now] = [dayNumber(dueDay), dayNumber(today)];
  if (due === null || now === null) return { kind: 'date', day: dueDay };
  const days = due - now;
  if (days < 0) return { kind: 'late', days: -days };
  if (days === 0) return { kind: 'today' };
  if (days === 1) return { kind: 'tomorrow' };
  return days < DAYS_OF_WEEK ? { kind: 'weekday', weekday: weekdayOf(due) } : { kind: 'date', day: dueDay };
}

const FRIDAY = 4;

/** The due days a teacher can choose: today, tomorrow and the next Fridays. */
export function offeredDays(today: string, fridays = 2): string[] {
  const now = dayNumber(today);
  if (now === null) return [];
  const toFriday = (FRIDAY - weekdayOf(now) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const onFridays = Array.from({ length: fridays }, (_, at) => now + toFriday + at * DAYS_OF_WEEK);
  return [...new Set([now, now + 1, ...onFridays])].map(dayOf);
}

/** Days after the due day during which an activity can still complete the assignment. */
const OPEN_AFTER_DUE_DAYS = 21;

/** The earliest due day of assignments that are still open on this day. */
export const openSince = (day: string): string => dayOf((dayNumber(day) ?? 0) - OPEN_AFTER_DUE_DAYS);
