/** How a letter is remembered: well, less and less, only just met, or not at all yet. */
export const LETTER_MEMORIES = ['strong', 'fading', 'new', 'none'] as const;
export type LetterMemory = (typeof LETTER_MEMORIES)[number];
