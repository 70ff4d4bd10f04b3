import { aksharas } from '../../script/aksharas';
import { CONSONANT, VIRAMA } from '../../script/letters';

/** Letters a learner takes for each other, in both directions. */
const PAIRS: readonly (readonly [one: string, other: string])[] = [
  // Short and long.
  ['ి', 'ీ'],
  ['ు', 'ూ'],
  ['ె', 'ే'],
  ['ొ', 'ో'],
  ['అ', 'ఆ'],
  ['ఇ', 'ఈ'],
  ['ఉ', 'ఊ'],
  ['ఎ', 'ఏ'],
  ['ఒ', 'ఓ'],
  // With breath and without.
  ['క', 'ఖ'],
  ['గ', 'ఘ'],
  ['చ', 'ఛ'],
  ['ట', 'ఠ'],
  ['డ', 'ఢ'],
  ['త', 'థ'],
  ['ద', 'ధ'],
  ['బ', 'భ'],
  // Told apart by the tongue.
  ['ణ', 'న'],
  ['ళ', 'ల'],
  ['శ', 'ష'],
  ['శ', 'స'],
  ['ష', 'స'],
];
const OTHERS = new Map<string, string[]>();
for (const [one, other] of PAIRS) {
  OTHERS.set(one, [...(OTHERS.get(one) ?? []), other]);
  OTHERS.set(other, [...(OTHERS.get(other) ?? []), one]);
}

const DOUBLED = new RegExp(`(${CONSONANT})${VIRAMA}\\1`, 'u');
const SINGLE = new RegExp(`^(${CONSONANT})(?!${VIRAMA})`, 'u');

/** What one akshara may become by one slip: a letter taken for another, an ఒత్తు forgotten or put where none is. */
function slipsOf(akshara: string, isFirst: boolean, isLast: boolean): string[] {
  // At a word's end print itself wavers between short and long: కుర్చీ, కుర్చి.
  const letters = [...akshara].flatMap((letter, at) =>
    (OTHERS.get(letter) ?? [])
      .filter(() => !isLast || !/[\u0c3e-\u0c4c]/u.test(letter))
      .map((other) => [...akshara].toSpliced(at, 1, other).join('')),
  );
  // కుక్క stays out: two changes of one ఒత్తు, క్ఖ, are no slip of a hand.
  if (DOUBLED.test(akshara)) return [akshara.replace(DOUBLED, '$1')];
  const doubled = isFirst ? [] : [akshara.replace(SINGLE, `$1${VIRAMA}$1`)].filter((slip) => slip !== akshara);
  return [...letters, ...doubled];
}

/** Every slip in a word, with the place where it happens. */
export function likelySlips(word: string): readonly { readonly at: number; readonly akshara: string }[] {
  const parts = aksharas(word);
  if (parts.join('') !== word) return [];
  return parts.flatMap((part, at) =>
    slipsOf(part, at === 0, at === parts.length - 1).map((akshara) => ({ at, akshara })),
  );
}

export const withSlips = (word: string, slips: readonly { readonly at: number; readonly akshara: string }[]): string =>
  slips.reduce((parts, { at, akshara }) => parts.with(at, akshara), aksharas(word)).join('');
