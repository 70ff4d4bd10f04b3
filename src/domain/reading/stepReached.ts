import type { StartAt } from '../learner/preferences';
import { READING_STEPS, type ReadingStep } from './ladder';

/** The ladder step that is reached by completing a lesson. */
const STEP_OF_LESSON: ReadonlyMap<string, ReadingStep> = new Map([
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

/** The ladder step a learner has at each starting point. */
const STEP_AT_START: Readonly<Record<StartAt, ReadingStep | 0>> = {
  letters: 0,
  some: 0,
  consonants: 0,
  gunintalu: 1,
  reading: 8,
};

/** The highest ladder step a learner has reached. @param completed ids of completed lessons */
export function stepReached(completed: readonly string[], startAt: StartAt = 'letters'): ReadingStep | 0 {
  const highest = Math.max(STEP_AT_START[startAt], ...completed.map((id) => STEP_OF_LESSON.get(id) ?? 0));
  return READING_STEPS.find((step) => step === highest) ?? 0;
}
