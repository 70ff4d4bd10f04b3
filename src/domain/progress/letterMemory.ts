import type { Standing } from '../memory/itemMemory';
import { strengths } from '../memory/dueItems';
import type { MemoryDocument } from '../memory/memoryDocument';
import { itemKey } from '../activity/itemKey';
import { LETTERS } from './knowledge';

/** How a letter is remembered: well, about to be forgotten, just met, or not met yet. */
export const LETTER_MEMORIES = ['strong', 'fading', 'new', 'none'] as const;
export type LetterMemory = (typeof LETTER_MEMORIES)[number];

/** A due letter is about to be forgotten; one remembered for less than a week still counts as new. */
const MEMORIES: Readonly<Record<Standing, LetterMemory>> = {
  strong: 'strong',
  due: 'fading',
  fading: 'new',
  new: 'none',
};

/** The letters that the learner has written from memory. */
export function lettersWritten(letters: MemoryDocument, today: number): ReadonlySet<string> {
  const known = strengths(letters, today);
  const isWritten = (letter: string) => (known.get(itemKey('written', letter))?.standing ?? 'new') !== 'new';
  return new Set(LETTERS.filter(isWritten));
}

/** How each letter of the primer is remembered today. */
export function letterMemories(letters: MemoryDocument, today: number): ReadonlyMap<string, LetterMemory> {
  const known = strengths(letters, today);
  return new Map(LETTERS.map((letter) => [letter, MEMORIES[known.get(itemKey('letter', letter))?.standing ?? 'new']]));
}
