import { DIFFICULTIES, type Difficulty } from './difficulty';

export type CountByDifficulty = { readonly [D in Difficulty]: number };

/** How many passed quizzes open a level. */
export const REQUIRED_PASSES: CountByDifficulty = { easy: 0, medium: 3, hard: 3 };

/** When the passed quizzes cannot be counted. */
export const FALLBACK_REMAINING: CountByDifficulty = { easy: 0, medium: 3, hard: 3 };

const remaining = (level: Difficulty, passed: number) => Math.max(0, REQUIRED_PASSES[level] - passed);

/** How many quizzes are still to be passed before each level opens. */
export const remainingFor = (passed: Pick<CountByDifficulty, 'easy' | 'medium'>): CountByDifficulty => ({
  easy: 0,
  medium: remaining('medium', passed.easy),
  hard: remaining('hard', passed.medium),
});

export const isLocked = (level: Difficulty, counts: CountByDifficulty): boolean => counts[level] > 0;

/** The hardest level that is open; easy always is. */
export const hardestOpen = (counts: CountByDifficulty): Difficulty =>
  DIFFICULTIES.findLast((level) => !isLocked(level, counts)) ?? 'easy';
