import { dayNumber } from '../progress/calendar';
import type { WordHead } from './bankWord';

/** From day to day it goes so far through the words, so that neighbours in the bank do not come on neighbouring days. */
const STEP = 101;
const HIGHEST_GRADE = 3;

/** One word with a picture for each day of the calendar; none comes again before all had their turn. */
export function wordOfTheDay<W extends WordHead>(bank: readonly W[], day: string): W | null {
  const fitting = bank.filter(({ emoji, grade }) => emoji !== undefined && grade <= HIGHEST_GRADE);
  return fitting[((dayNumber(day) ?? 0) * STEP) % fitting.length] ?? null;
}
