import { dayNumber } from '../progress/calendar';
import type { WordHead } from './bankWord';

/** From day to day it goes about so far through the words, so that neighbours in the bank do not come on neighbouring days. */
const STEP = 101;
const MAX_GRADE = 3;

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

/** A step that shared a divisor with their number would come back before every word had its turn. */
const stepThrough = (count: number): number => {
  let step = STEP;
  while (commonDivisor(step, count) > 1) step += 1;
  return step;
};

/** One word with a picture for each day of the calendar; none comes again before all had their turn. */
export function wordOfTheDay<W extends WordHead>(bank: readonly W[], day: string): W | null {
  const fitting = bank.filter(({ emoji, grade }) => emoji !== undefined && grade <= MAX_GRADE);
  if (fitting.length === 0) return null;
  return fitting[((dayNumber(day) ?? 0) * stepThrough(fitting.length)) % fitting.length] ?? null;
}
