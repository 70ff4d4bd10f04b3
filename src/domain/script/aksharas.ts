import { CONSONANT, MODIFIER, VIRAMA, VOWEL, VOWEL_SIGN } from './letters';

// Not Intl.Segmenter, which depends on the browser's ICU and splits off a final pollu (క్).
const JOINER = '\u200d';
const NON_JOINER = '\u200c';
const LETTER = `${CONSONANT}\u0c3c?`;
const STACKED = `(?:${LETTER}${VIRAMA}${JOINER}?)*`;
const SYLLABLE = `(?:${STACKED}${LETTER}(?!${VIRAMA})${VOWEL_SIGN}*|${VOWEL})${MODIFIER}*`;
// Consonants without a vowel, at a word's end or before a non-joiner, belong to the akshara before them.
const POLLU = `${STACKED}${LETTER}${VIRAMA}(?:${NON_JOINER}|(?!${JOINER}?${CONSONANT}))`;
const AKSHARA = `(?:${SYLLABLE}(?:${POLLU})*|(?:${POLLU})+)`;

const PIECE = new RegExp(`${AKSHARA}|\\P{M}\\p{M}*|.`, 'gsu');
const WHOLE_AKSHARA = new RegExp(`^${AKSHARA}$`, 'u');

/** NFC, because ై may be one character or two. */
export const normalized = (text: string): string => text.normalize('NFC');

/** The whole text, split only after an akshara or another character. */
export const pieces = (text: string): string[] => normalized(text).match(PIECE) ?? [];

export const isAkshara = (text: string): boolean => WHOLE_AKSHARA.test(text);

/** The Telugu aksharas of a text: అక్షరం is అ, క్ష, రం. */
export const aksharas = (text: string): string[] => pieces(text).filter(isAkshara);
