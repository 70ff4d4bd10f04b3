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

/** One key of the akshara keyboard. A letter starts a new akshara; the other keys change the one before the caret. */
export type Key =
  | { readonly kind: 'letter'; readonly letter: string }
  /** '' removes the sign. */
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'vottu'; readonly letter: string }
  | { readonly kind: 'end'; readonly end: string }
  | { readonly kind: 'pollu' }
  | { readonly kind: 'space' };

const NON_JOINER = '\u200c';

/** The akshara before the caret, to which signs and vottulu are added. */
export type OpenAkshara = {
  readonly before: string;
  /** The consonant with its vottulu, or a vowel. */
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

/** Null if there is no akshara before the caret to change. */
export function openAkshara(before: string): OpenAkshara | null {
  const [, rest = '', stack, sign = '', vowel, end = '', pollu] = OPEN.exec(normalized(before)) ?? [];
  const letter = stack ?? vowel;
  if (letter === undefined) return null;
  return { before: rest, stack: letter, isVowel: vowel !== undefined, sign, end, hasPollu: pollu !== undefined };
}

const spelled = ({ before, stack, sign, end }: OpenAkshara, pollu = ''): string => before + stack + sign + end + pollu;

/** After a pollu a consonant would become a vottu, so a non-joiner separates them: పార్క్‌లో. */
const withLetter = (before: string, letter: string): string =>
  before + (before.endsWith(VIRAMA) && new RegExp(`^${CONSONANT}`, 'u').test(letter) ? NON_JOINER : '') + letter;

const isConsonant = (open: OpenAkshara | null): open is OpenAkshara => open !== null && !open.isVowel;

/** Whether the key has any effect here. */
export function canPress(before: string, key: Key): boolean {
  if (key.kind === 'letter' || key.kind === 'space') return true;
  const open = openAkshara(before);
  return key.kind === 'end' ? open !== null && !open.hasPollu : isConsonant(open);
}

/** The text before the caret after the key is pressed. */
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

const VARGA_SIZE = 5;
const [OTHERS, LAST] = [PRIMER_CONSONANTS.slice(25, 30), PRIMER_CONSONANTS.slice(30)];

/** One varga per row, with య to శ at the ends of the rows and the other letters in the last row: six by six. */
export const CONSONANT_ROWS: readonly (readonly string[])[] = [
  ...OTHERS.map((other, at) => PRIMER_CONSONANTS.slice(at * VARGA_SIZE, (at + 1) * VARGA_SIZE).concat(other)),
  LAST,
];

/** క్ష is already a stack, so it is never a vottu. */
export const VOTTU_ROWS: readonly (readonly string[])[] = CONSONANT_ROWS.map((row) =>
  row.filter((letter) => !letter.includes(VIRAMA)),
);

/** Without అం and అః, which are అ with an end sign. */
export const VOWELS: readonly string[] = PRIMER_VOWELS.filter((vowel) => [...vowel].length === 1);

export const ENDS: readonly string[] = [ANUSVARA, VISARGA];

/** '' and ా to ౌ. */
export const SIGN_KEYS: readonly string[] = gunintam('').filter((sign) => !ENDS.includes(sign));
