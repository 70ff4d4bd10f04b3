import type { Standing } from '../memory/itemMemory';
import { strengths } from '../memory/dueItems';
import type { MemoryDocument } from '../memory/memoryDocument';
import { itemKey } from '../activity/itemKey';
import { LETTERS } from './knowledge';

/** How a letter is remembered: well, less and less, only just met, or not at all yet. */
export const LETTER_MEMORIES = ['strong', 'fading', 'new', 'none'] as const;
export type LetterMemory = (typeof LETTER_MEMORIES)[number];

/** What is due is about to be forgotten; what holds for less than a week is still new. */
const MEMORIES: Readonly<Record<Standing, LetterMemory>> = {
  strong: 'strong',
  due: 'fading',
  fading: 'new',
  new: 'none',
};

/** The letters that were written from memory, and are not forgotten altogether. */
export function lettersWritten(letters: MemoryDocument, today: number): ReadonlySet<string> {
  const known = strengths(letters, today);
  const isWritten = (letter: string) => (known.get(itemKey('written', letter))?.standing ?? 'new') !== 'new';
  return new Set(LETTERS.filter(isWritten));
}

/** Of each letter of the primer, how it is remembered today. */
export function letterMemories(letters: MemoryDocument, today: number): ReadonlyMap<string, LetterMemory> {
  const known = strengths(letters, today);
  return new Map(LETTERS.map((letter) => [letter, MEMORIES[known.get(itemKey('letter', letter))?.standing ?? 'new']]));
}
