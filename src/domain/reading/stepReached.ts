import type { StartAt } from '../learner/preferences';
import { READING_STEPS, type ReadingStep } from './ladder';

/** The steps of the reading ladder that are taught once a lesson is completed. */
const TAUGHT_BY_LESSON: ReadonlyMap<string, ReadingStep> = new Map([
  ['consonants', 1],
  ['gunintalu', 3],
  ['read-bare-letters', 1],
  ['read-long-vowels', 2],
  ['read-all-signs', 3],
  ['read-pollu-and-sunna', 4],
  ['read-doubled-letters', 5],
  ['read-two-kinds', 6],
  ['read-three-letters', 7],
  ['read-changing-words', 8],
]);

/** Who began there could read as far. */
const TAUGHT_BEFORE: Readonly<Record<StartAt, ReadingStep | 0>> = {
  letters: 0,
  some: 0,
  consonants: 0,
  gunintalu: 1,
  reading: 8,
};

/** How far up the ladder a learner has come. @param completed the ids of the lessons that are completed */
export function stepReached(completed: readonly string[], startAt: StartAt = 'letters'): ReadingStep | 0 {
  const highest = Math.max(TAUGHT_BEFORE[startAt], ...completed.map((id) => TAUGHT_BY_LESSON.get(id) ?? 0));
  return READING_STEPS.find((step) => step === highest) ?? 0;
}
