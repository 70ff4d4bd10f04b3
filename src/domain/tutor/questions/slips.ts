import { aksharas } from '../../script/aksharas';
import { CONSONANT, VIRAMA } from '../../script/letters';

/** Letters that learners confuse, in both directions. */
const PAIRS: readonly (readonly [one: string, other: string])[] = [
  // Short and long vowels.
  ['ి', 'ీ'],
  ['ు', 'ూ'],
  ['ె', 'ే'],
  ['ొ', 'ో'],
  ['అ', 'ఆ'],
  ['ఇ', 'ఈ'],
  ['ఉ', 'ఊ'],
  ['ఎ', 'ఏ'],
  ['ఒ', 'ఓ'],
  // Unaspirated and aspirated consonants.
  ['క', 'ఖ'],
  ['గ', 'ఘ'],
  ['చ', 'ఛ'],
  ['ట', 'ఠ'],
  ['డ', 'ఢ'],
  ['త', 'థ'],
  ['ద', 'ధ'],
  ['బ', 'భ'],
  // Consonants that differ in tongue position.
  ['ణ', 'న'],
  ['ళ', 'ల'],
  ['శ', 'ష'],
  ['శ', 'స'],
  ['ష', 'స'],
];
const CONFUSED_WITH = new Map<string, string[]>();
for (const [one, other] of PAIRS) {
  CONFUSED_WITH.set(one, [...(CONFUSED_WITH.get(one) ?? []), other]);
  CONFUSED_WITH.set(other, [...(CONFUSED_WITH.get(other) ?? []), one]);
}

const DOUBLED = new RegExp(`(${CONSONANT})${VIRAMA}\\1`, 'u');
const SINGLE = new RegExp(`^(${CONSONANT})(?!${VIRAMA})`, 'u');

/** The misspellings of one akshara: a confused letter, or a missing or extra ఒత్తు. */
function slipsOf(akshara: string, isFirst: boolean, isLast: boolean): string[] {
  // At the end of a word, print uses both short and long vowels: కుర్చీ, కుర్చి.
  const letters = [...akshara].flatMap((letter, at) =>
    (CONFUSED_WITH.get(letter) ?? [])
      .filter(() => !isLast || !/[\u0c3e-\u0c4c]/u.test(letter))
      .map((other) => [...akshara].toSpliced(at, 1, other).join('')),
  );
  // In a doubled consonant, only a missing ఒత్తు is a likely slip; క్ఖ for క్క is not.
  if (DOUBLED.test(akshara)) return [akshara.replace(DOUBLED, '$1')];
  const doubled = isFirst ? [] : [akshara.replace(SINGLE, `$1${VIRAMA}$1`)].filter((slip) => slip !== akshara);
  return [...letters, ...doubled];
}

/** Every likely slip in a word, with its position. */
export function likelySlips(word: string): readonly { readonly at: number; readonly akshara: string }[] {
  const parts = aksharas(word);
  if (parts.join('') !== word) return [];
  return parts.flatMap((part, at) =>
    slipsOf(part, at === 0, at === parts.length - 1).map((akshara) => ({ at, akshara })),
  );
}

export const withSlips = (word: string, slips: readonly { readonly at: number; readonly akshara: string }[]): string =>
  slips.reduce((parts, { at, akshara }) => parts.with(at, akshara), aksharas(word)).join('');
