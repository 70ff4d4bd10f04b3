import { DIFFICULTIES, type Difficulty } from './difficulty';

export type CountByDifficulty = { readonly [D in Difficulty]: number };

/** Number of passed quizzes that unlock a level. */
export const REQUIRED_PASSES: CountByDifficulty = { easy: 0, medium: 3, hard: 3 };

/** Used when the passed quizzes cannot be counted. */
export const FALLBACK_REMAINING: CountByDifficulty = { easy: 0, medium: 3, hard: 3 };

const remaining = (level: Difficulty, passed: number) => Math.max(0, REQUIRED_PASSES[level] - passed);

/** Number of quizzes still to pass before each level unlocks. */
export const remainingFor = (passed: Pick<CountByDifficulty, 'easy' | 'medium'>): CountByDifficulty => ({
  easy: 0,
  medium: remaining('medium', passed.easy),
  hard: remaining('hard', passed.medium),
});

export const isLocked = (level: Difficulty, counts: CountByDifficulty): boolean => counts[level] > 0;

/** The hardest unlocked level; easy is always unlocked. */
export const hardestOpen = (counts: CountByDifficulty): Difficulty =>
  DIFFICULTIES.findLast((level) => !isLocked(level, counts)) ?? 'easy';
