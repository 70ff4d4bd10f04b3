import { dayNumber, dayOf, DAYS_OF_WEEK, weekdayOf } from '../progress/calendar';

const THURSDAY = 3;

/** The ISO week: `2026-11-16` is in `2026-W47`. A week belongs to the year of its Thursday. */
export function isoWeek(day: string): string {
  const number = dayNumber(day) ?? 0;
  const thursday = number - weekdayOf(number) + THURSDAY;
  const year = dayOf(thursday).slice(0, 4);
  const first = dayNumber(`${year}-01-01`) ?? 0;
  const week = Math.floor((thursday - first) / DAYS_OF_WEEK) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
