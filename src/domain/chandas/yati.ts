import { nasalOf } from '../script/letters';
import type { Sounds } from './sounds';

const VOWEL_CLASSES = ['అఆఐఔ', 'ఇఈఋౠఎఏ', 'ఉఊఒఓ'];
// A vowel alone sounds like య or హ with that vowel: '' stands for it.
const CONSONANT_CLASSES: readonly (readonly string[])[] = [
  [...'కఖగఘ'],
  [...'చఛజఝశషస'],
  [...'టఠడఢ'],
  [...'తథదధ'],
  [...'పఫబభవ'],
  [...'నణ'],
  [...'లళ'],
  [...'రఱ'],
  ['', 'య', 'హ'],
];

const sameVowelClass = (one: string, other: string): boolean =>
  one === other || VOWEL_CLASSES.some((vowels) => vowels.includes(one) && vowels.includes(other));

const sameConsonantClass = (one: string, other: string): boolean =>
  one === other || CONSONANT_CLASSES.some((letters) => letters.includes(one) && letters.includes(other));

/** Any member of a cluster may serve; after ం also the nasal that the ం is spoken as (న for ంత). */
function voices({ letter, before }: YatiPlace): readonly string[] {
  const first = letter.consonants[0];
  const nasal = before?.anusvara && first ? nasalOf(first) : undefined;
  const own = first === undefined ? [''] : letter.consonants;
  return nasal ? [...own, nasal] : own;
}

/** An akshara at a yati place, and the one before it in the line. */
export type YatiPlace = { readonly letter: Sounds; readonly before: Sounds | undefined };

export function yatiAgrees(one: YatiPlace, other: YatiPlace): boolean {
  if (!sameVowelClass(one.letter.vowel, other.letter.vowel)) return false;
  const others = voices(other);
  return voices(one).some((voice) => others.some((heard) => sameConsonantClass(voice, heard)));
}
