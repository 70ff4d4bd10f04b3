import type { Difficulty } from '../../domain/quiz/difficulty';

export const PICKER = '/dashboard/AIQuizzes';

export const addressOf = (difficulty: Difficulty): string => `${PICKER}/${difficulty}`;

/** Passed to the picker: the level that was opened while it was locked. */
export type LockedLevel = { readonly notYet?: Exclude<Difficulty, 'easy'> } | null;
