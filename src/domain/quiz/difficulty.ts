export type Difficulty = 'easy' | 'medium' | 'hard';
