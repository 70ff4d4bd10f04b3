import { aksharas } from '../script/aksharas';
import { ANUSVARA, CONSONANT, MODIFIER, VIRAMA, VOWEL_SIGN } from '../script/letters';

/** The steps of the reading ladder, in order. */
export const READING_STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type ReadingStep = (typeof READING_STEPS)[number];

/** క్ష is taught as one letter, before stacked consonants. */
const LETTER_KSHA = 'క్ష';
const LONG_SIGNS = /[ాీూేో]/u;
const SIGN = new RegExp(VOWEL_SIGN, 'u');
const BREATH_OR_SUNNA = new RegExp(MODIFIER, 'u');
const POLLU = new RegExp(`${VIRAMA}\u200c?$`, 'u');
const LETTERS = new RegExp(CONSONANT, 'gu');

/** The stacked consonants of an akshara, without a final pollu (న్). */
function stackOf(akshara: string): readonly string[] {
  const withoutPollu = akshara.replace(new RegExp(`${CONSONANT}${VIRAMA}\u200c?$`, 'u'), '');
  const [first = '', ...rest] = withoutPollu.replace(LETTER_KSHA, 'క').match(LETTERS) ?? [];
  return first === '' ? [] : [first, ...rest];
}

/** The step at which an akshara can first be read. */
export function stepOfAkshara(akshara: string): ReadingStep {
  const stack = stackOf(akshara);
  if (stack.length > 2) return 7;
  if (stack.length === 2) return stack[0] === stack[1] ? 5 : 6;
  if (POLLU.test(akshara) || akshara.includes(ANUSVARA) || BREATH_OR_SUNNA.test(akshara)) return 4;
  if (!SIGN.test(akshara)) return 1;
  return LONG_SIGNS.test(akshara) ? 2 : 3;
}

/** The first akshara of a text that is not taught up to this step. */
export function firstUntaught(text: string, step: ReadingStep): string | undefined {
  return aksharas(text).find((akshara) => stepOfAkshara(akshara) > step);
}
