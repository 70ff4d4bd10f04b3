import type { Difficulty } from '../../domain/quiz/difficulty';
import { quizzes } from '../../i18n/quizzes';
import { useText } from '../../i18n/useText';

export const LEVEL_TITLES = { easy: 'easyTitle', medium: 'mediumTitle', hard: 'hardTitle' } as const;
export const LEVEL_TEXTS = { easy: 'easyText', medium: 'mediumText', hard: 'hardText' } as const;
/** A vowel, a doubled consonant and a triple cluster: each is harder to write. */
export const LEVEL_LETTERS = { easy: 'అ', medium: 'మ్మ', hard: 'స్త్రీ' } as const;

/** Says what is still needed to unlock a level. */
export function useUnlockText(): (difficulty: Difficulty, count: number) => string {
  const t = useText(quizzes);
  return (difficulty, count) => t(difficulty === 'hard' ? 'unlockHard' : 'unlockMedium', { count });
}
