import { CONSONANT, MODIFIER, VIRAMA, VOWEL, VOWEL_SIGN } from './letters';

// An own rule: Intl.Segmenter depends on the browser's ICU and leaves a final pollu (క్) apart.
const JOINER = '\u200d';
const NON_JOINER = '\u200c';
const LETTER = `${CONSONANT}\u0c3c?`;
const STACKED = `(?:${LETTER}${VIRAMA}${JOINER}?)*`;
const SYLLABLE = `(?:${STACKED}${LETTER}(?!${VIRAMA})${VOWEL_SIGN}*|${VOWEL})${MODIFIER}*`;
// Consonants without a vowel, at a word's end or before a non-joiner: they belong to the akshara before them.
const POLLU = `${STACKED}${LETTER}${VIRAMA}(?:${NON_JOINER}|(?!${JOINER}?${CONSONANT}))`;
const AKSHARA = `(?:${SYLLABLE}(?:${POLLU})*|(?:${POLLU})+)`;

const PIECE = new RegExp(`${AKSHARA}|\\P{M}\\p{M}*|.`, 'gsu');
const WHOLE_AKSHARA = new RegExp(`^${AKSHARA}$`, 'u');

/** One form for each letter: ై may come as one character or as two. */
export const normalized = (text: string): string => text.normalize('NFC');

/** Everything in the text, in order, cut only where an akshara or another character ends. */
export const pieces = (text: string): string[] => normalized(text).match(PIECE) ?? [];

export const isAkshara = (text: string): boolean => WHOLE_AKSHARA.test(text);

/** The Telugu aksharas of a text: అక్షరం is అ, క్ష, రం. */
export const aksharas = (text: string): string[] => pieces(text).filter(isAkshara);
