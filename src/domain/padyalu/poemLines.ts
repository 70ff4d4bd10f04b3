import { normalized } from '../script/aksharas';
import { linesOf } from './fallbacks';
import type { Poem } from './poem';

/** A word without punctuation: వేమ for వేమ! */
type LineWord = { readonly text: string; readonly start: number; readonly end: number };

/** A printed line with at least one word. */
export type PoemLine = {
  /** From 1. Blank lines and ornaments are not counted. */
  readonly number: number;
  readonly text: string;
  readonly words: readonly LineWord[];
};

// From the first to the last letter between two spaces, including a joiner after a bare consonant.
const WORD = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}\u200c\u200d])?/gu;

const wordsIn = (line: string): LineWord[] =>
  [...line.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The lines of a poem that have words, as printed. */
export const poemLines = (poem: Pick<Poem, 'teluguText'>): readonly PoemLine[] =>
  linesOf({ teluguText: normalized(poem.teluguText) })
    .map((text) => ({ text, words: wordsIn(text) }))
    .filter(({ words }) => words.length > 0)
    .map(({ text, words }, at) => ({ number: at + 1, text, words }));

/** A single line needs no practice to be known by heart. */
const MIN_LINES = 2;

export const canBeLearned = (poem: Pick<Poem, 'teluguText'>): boolean => poemLines(poem).length >= MIN_LINES;
