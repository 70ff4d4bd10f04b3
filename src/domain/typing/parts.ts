import { normalized } from '../script/aksharas';
import { CONSONANT, MODIFIER, VIRAMA, VOWEL_SIGN } from '../script/letters';

const NON_JOINER = '\u200c';
const LETTER = `${CONSONANT}\u0c3c?`;
// క్ష is a letter of the primer, except where its క is a vottu.
const CLUSTER = `(?<!${VIRAMA})క${VIRAMA}ష`;
const VOTTU = `${VIRAMA}\u200d?${LETTER}`;
const POLLU = `${VIRAMA}${NON_JOINER}?`;
const PART = new RegExp(`${CLUSTER}|${VOTTU}|${POLLU}|${LETTER}|${VOWEL_SIGN}|${MODIFIER}|\\P{M}\\p{M}*|.`, 'gsu');

/** The parts of a text that a child sees: letters, the signs on them and the vottulu below. క్కి is క, ్క, ి. */
export const partsOf = (text: string): string[] => normalized(text).match(PART) ?? [];

/** The text before the caret after one press of backspace. */
export const withoutLastPart = (before: string): string => partsOf(before).slice(0, -1).join('');
