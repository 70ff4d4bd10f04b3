import type { Difficulty } from './difficulty';

export const MIN_QUESTIONS = 3;
export const MAX_QUESTIONS = 10;
export const DEFAULT_QUESTIONS = 3;

export type WordDifficulty = Exclude<Difficulty, 'easy'>;
