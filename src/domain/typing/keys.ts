import { normalized } from '../script/aksharas';
import {
  ANUSVARA,
  CONSONANT,
  gunintam,
  MODIFIER,
  PRIMER_CONSONANTS,
  PRIMER_VOWELS,
  VIRAMA,
  VISARGA,
  VOWEL,
  VOWEL_SIGN,
} from '../script/letters';

/** One key of the akshara keyboard. A letter begins a new akshara; the others change the one before the caret. */
export type Key =
  | { readonly kind: 'letter'; readonly letter: string }
  /** '' takes the sign away: the letter as it is. */
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'vottu'; readonly letter: string }
  | { readonly kind: 'end'; readonly end: string }
  | { readonly kind: 'pollu' }
  | { readonly kind: 'space' };

const NON_JOINER = '\u200c';

/** The akshara before the caret, which signs and vottulu go to. */
export type OpenAkshara = {
  readonly before: string;
  /** The consonant with all that hangs below it; a vowel stands alone. */
  readonly stack: string;
  readonly isVowel: boolean;
  readonly sign: string;
  readonly end: string;
  readonly hasPollu: boolean;
};

const STACK = `${CONSONANT}\u0c3c?(?:${VIRAMA}\u200d?${CONSONANT}\u0c3c?)*`;
const OPEN = new RegExp(
  `^(.*?)(?:(${STACK})(${VOWEL_SIGN}?)|(${VOWEL}))(${MODIFIER}*)(${VIRAMA}${NON_JOINER}?)?$`,
  'su',
);

/** `null` where nothing stands before the caret that a sign could go to. */
export function openAkshara(before: string): OpenAkshara | null {
  const [, rest = '', stack, sign = '', vowel, end = '', pollu] = OPEN.exec(normalized(before)) ?? [];
  const letter = stack ?? vowel;
  if (letter === undefined) return null;
  return { before: rest, stack: letter, isVowel: vowel !== undefined, sign, end, hasPollu: pollu !== undefined };
}

const spelled = ({ before, stack, sign, end }: OpenAkshara, pollu = ''): string => before + stack + sign + end + pollu;

/** After a pollu a letter would hang below it: పార్క్‌లో keeps them apart. */
const withLetter = (before: string, letter: string): string =>
  before + (before.endsWith(VIRAMA) && new RegExp(`^${CONSONANT}`, 'u').test(letter) ? NON_JOINER : '') + letter;

const isConsonant = (open: OpenAkshara | null): open is OpenAkshara => open !== null && !open.isVowel;

/** Whether pressing the key does anything here. */
export function canPress(before: string, key: Key): boolean {
  if (key.kind === 'letter' || key.kind === 'space') return true;
  const open = openAkshara(before);
  return key.kind === 'end' ? open !== null && !open.hasPollu : isConsonant(open);
}

/** The text before the caret after a press of the key. */
export function pressed(before: string, key: Key): string {
  const text = normalized(before);
  if (key.kind === 'letter') return withLetter(text, key.letter);
  if (key.kind === 'space') return `${text} `;
  const open = openAkshara(text);
  if (!open || !canPress(text, key)) return text;
  switch (key.kind) {
    case 'sign':
      return spelled({ ...open, sign: key.sign });
    case 'vottu':
      return spelled({ ...open, stack: open.stack + VIRAMA + key.letter });
    case 'end':
      return spelled({ ...open, end: open.end === key.end ? '' : key.end });
    case 'pollu':
      return open.hasPollu ? spelled(open) : spelled({ ...open, sign: '', end: '' }, VIRAMA);
  }
}

const VARGAS = 5;
const [OTHERS, LAST] = [PRIMER_CONSONANTS.slice(25, 30), PRIMER_CONSONANTS.slice(30)];

/** A varga in each row, with య to శ at the end of the rows, and the rest below: six times six. */
export const CONSONANT_ROWS: readonly (readonly string[])[] = [
  ...OTHERS.map((other, at) => PRIMER_CONSONANTS.slice(at * VARGAS, (at + 1) * VARGAS).concat(other)),
  LAST,
];

/** క్ష is a stack itself: nothing has it below. */
export const VOTTU_ROWS: readonly (readonly string[])[] = CONSONANT_ROWS.map((row) =>
  row.filter((letter) => !letter.includes(VIRAMA)),
);

/** Without అం and అః: those are అ with an end. */
export const VOWELS: readonly string[] = PRIMER_VOWELS.filter((vowel) => [...vowel].length === 1);

export const ENDS: readonly string[] = [ANUSVARA, VISARGA];

/** '' and ా to ౌ. */
export const SIGN_KEYS: readonly string[] = gunintam('').filter((sign) => !ENDS.includes(sign));
