import type { DayCounts } from './dayCounts';

export type DayGrade = 'again' | 'hard' | 'good';

/** A slip among so many right answers is a slip. */
export const RIGHT_TO_OUTWEIGH_A_WRONG = 3;

/** A day is one review, however often the item was practised on it; `null` when it was not. */
export function dayGrade({ right, hesitant, wrong }: DayCounts): DayGrade | null {
  if (right + wrong === 0) return null;
  if (wrong > 0) return right >= wrong * RIGHT_TO_OUTWEIGH_A_WRONG ? 'hard' : 'again';
  return hesitant >= right ? 'hard' : 'good';
}
