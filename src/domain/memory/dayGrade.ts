import type { DayCounts } from './dayCounts';

export type DayGrade = 'again' | 'hard' | 'good';

/** With this many right answers per wrong one, the wrong ones are slips. */
export const MIN_RIGHT_PER_WRONG = 3;

/** A day counts as one review, however often the item was practiced; `null` if it was not practiced. */
export function dayGrade({ right, hesitant, wrong }: DayCounts): DayGrade | null {
  if (right + wrong === 0) return null;
  if (wrong > 0) return right >= wrong * MIN_RIGHT_PER_WRONG ? 'hard' : 'again';
  return hesitant >= right ? 'hard' : 'good';
}
