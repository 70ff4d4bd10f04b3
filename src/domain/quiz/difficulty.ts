export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const isDifficulty = (value: unknown): value is Difficulty => DIFFICULTIES.some((known) => known === value);
