import type { Difficulty } from '../../domain/quiz/difficulty';

export const PICKER = '/dashboard/AIQuizzes';

export const addressOf = (difficulty: Difficulty): string => `${PICKER}/${difficulty}`;

/** Given along to the picker: which level was asked for before it was open. */
export type SentBack = { readonly notYet?: Exclude<Difficulty, 'easy'> } | null;
