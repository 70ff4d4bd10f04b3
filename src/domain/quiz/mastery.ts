import { type CountByDifficulty, REQUIRED_PASSES } from './locks';

export type Mastery = 'beginner' | 'explorer' | 'skilled' | 'master';

const PASSES_TO_MASTER = 3;

/** Rises with three passed easy quizzes, then three medium, then three hard ones. */
export function masteryOf(passed: CountByDifficulty): Mastery {
  if (passed.easy < REQUIRED_PASSES.medium) return 'beginner';
  if (passed.medium < REQUIRED_PASSES.hard) return 'explorer';
  return passed.hard < PASSES_TO_MASTER ? 'skilled' : 'master';
}
