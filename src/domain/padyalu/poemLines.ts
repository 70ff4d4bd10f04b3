import { normalized } from '../script/aksharas';
import { linesOf } from './fallbacks';
import type { Poem } from './poem';

/** A word without the marks round it: వేమ of వేమ! */
type LineWord = { readonly text: string; readonly start: number; readonly end: number };

/** A printed line that can be said. */
export type PoemLine = {
  /** From 1. What parts two stanzas, or is only an ornament, is not counted. */
  readonly number: number;
  readonly text: string;
  readonly words: readonly LineWord[];
};

// From the first letter to the last one between two spaces; a joiner after a bare consonant belongs to it.
const WORD = /[\p{L}\p{M}\p{N}](?:\S*[\p{L}\p{M}\p{N}\u200c\u200d])?/gu;

const wordsIn = (line: string): LineWord[] =>
  [...line.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The lines of a poem that can be learned, as printed. */
export const poemLines = (poem: Pick<Poem, 'teluguText'>): readonly PoemLine[] =>
  linesOf({ teluguText: normalized(poem.teluguText) })
    .map((text) => ({ text, words: wordsIn(text) }))
    .filter(({ words }) => words.length > 0)
    .map(({ text, words }, at) => ({ number: at + 1, text, words }));

/** One line is said by whoever reads it; from two on there is something to learn by heart. */
const MIN_LINES = 2;

export const canBeLearned = (poem: Pick<Poem, 'teluguText'>): boolean => poemLines(poem).length >= MIN_LINES;
