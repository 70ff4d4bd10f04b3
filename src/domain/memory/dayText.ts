import { calendarDay } from '../activity/calendarDay';
import { dayNumber } from '../progress/calendar';

/** A day number beyond any real date; larger numbers are invalid. */
const MAX_DAY = 10_000_000;

/** The field name of a calendar day in memory documents; `null` for an invalid day or one before 1970. */
export function dayTextOf(day: string): string | null {
  const number = dayNumber(day);
  return number === null || number < 0 ? null : String(number);
}

/** The day number of a field name; `null` if it is not a day. */
export function dayOfText(text: string): number | null {
  const day = Number(text);
  return day >= 0 && day < MAX_DAY && Number.isInteger(day) && String(day) === text ? day : null;
}

/** The learner's local day as a day number. */
export const dayNumberAt = (moment: Date): number => dayNumber(calendarDay(moment)) ?? 0;
