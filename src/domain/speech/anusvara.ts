import { ANUSVARA, CONSONANT, nasalOf, VIRAMA } from '../script/letters';
import { replaced, type Rewriting } from './rewriting';

const ANUSVARA_BEFORE = new RegExp(`${ANUSVARA}(?=[\u200c\u200d]*(${CONSONANT})?)`, 'gu');

/**
 * ం is the nasal of the consonant after it (రంగు is రఙ్గు), and మ్ before య to హ and at a word's end.
 * The embedded voice says న్ everywhere unless it is written out.
 */
export const withSpokenAnusvara = (rewriting: Rewriting): Rewriting =>
  replaced(rewriting, ANUSVARA_BEFORE, ([, next]) => ((next && nasalOf(next)) ?? 'మ') + VIRAMA);
