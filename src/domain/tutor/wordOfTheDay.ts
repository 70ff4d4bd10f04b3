import { dayNumber } from '../progress/calendar';
import type { WordHead } from './bankWord';

/** The step through the bank from day to day, so that neighbors in the bank do not come on neighboring days. */
const STEP = 101;
const MAX_GRADE = 3;

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

/** The step must not share a divisor with the number of words, or words would repeat before all had their turn. */
const stepThrough = (count: number): number => {
  let step = STEP;
  while (commonDivisor(step, count) > 1) step += 1;
  return step;
};

/** One word with a picture per calendar day; none repeats before all had their turn. */
export function wordOfTheDay<W extends WordHead>(bank: readonly W[], day: string): W | null {
  const fitting = bank.filter(({ emoji, grade }) => emoji !== undefined && grade <= MAX_GRADE);
  if (fitting.length === 0) return null;
  return fitting[((dayNumber(day) ?? 0) * stepThrough(fitting.length)) % fitting.length] ?? null;
}
