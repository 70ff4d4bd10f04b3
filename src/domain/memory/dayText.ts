import { calendarDay } from '../activity/calendarDay';
import { dayNumber } from '../progress/calendar';

/** A day of the thirtieth millennium: what is later is no day but a fault. */
const NO_DAY = 10_000_000;

/** A calendar day as the memory's documents name it; `null` for what is no day since 1970. */
export function dayTextOf(day: string): string | null {
  const number = dayNumber(day);
  return number === null || number < 0 ? null : String(number);
}

/** The day number behind a name of a document; `null` for what is none. */
export function dayOfText(text: string): number | null {
  const day = Number(text);
  return day >= 0 && day < NO_DAY && Number.isInteger(day) && String(day) === text ? day : null;
}

/** Today, for every question about the memory. */
export const dayNumberAt = (moment: Date): number => dayNumber(calendarDay(moment)) ?? 0;
