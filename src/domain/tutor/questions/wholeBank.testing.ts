import { wordBank } from '../../../content/words';
import { CATEGORY_TEXTS } from '../../../content/words/categories';
import type { Random } from '../../random';
import type { BankWord } from '../bankWord';
import type { Material } from './draft';
import { attestedWords } from './grammar';

export const material: Material = { bank: wordBank, attested: attestedWords(wordBank), categories: CATEGORY_TEXTS };

export const LEVELS = ['medium', 'hard'] as const;
export const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Switches the level after each full cycle of lengths, so that every length occurs at every level. */
export const levelInTurn = (at: number): (typeof LEVELS)[number] =>
  LEVELS[Math.floor(at / LENGTHS.length) % LEVELS.length] ?? 'medium';

/** A deterministic random generator (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const byEnglish = new Map(wordBank.map((word) => [word.english, word]));

export function named(english: string): BankWord {
  const word = byEnglish.get(english);
  if (!word) throw new Error(`${english} is not in the bank`);
  return word;
}
