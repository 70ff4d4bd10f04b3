import { normalized } from '../script/aksharas';
import { CONSONANT, MODIFIER, VIRAMA, VOWEL_SIGN } from '../script/letters';

const NON_JOINER = '\u200c';
const LETTER = `${CONSONANT}\u0c3c?`;
// A letter of the primer by itself, but not where its క hangs below another letter.
const CLUSTER = `(?<!${VIRAMA})క${VIRAMA}ష`;
const VOTTU = `${VIRAMA}\u200d?${LETTER}`;
const POLLU = `${VIRAMA}${NON_JOINER}?`;
const PART = new RegExp(`${CLUSTER}|${VOTTU}|${POLLU}|${LETTER}|${VOWEL_SIGN}|${MODIFIER}|\\P{M}\\p{M}*|.`, 'gsu');

/** What a child sees as the parts of a text: letters, the signs on them, the vottulu below them. క్కి is క, ్క, ి. */
export const partsOf = (text: string): string[] => normalized(text).match(PART) ?? [];

/** The text before the caret after one press of the key that takes away. */
export const withoutLastPart = (before: string): string => partsOf(before).slice(0, -1).join('');
