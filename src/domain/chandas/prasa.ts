import type { Sounds } from './sounds';

// Pairs of consonants that count as equal in a prasa.
const EQUAL_PAIRS = ['నణ', 'లళ', 'సశ', 'రఱ', 'థధ'];

const alike = (one: string, other: string): boolean =>
  one === other || EQUAL_PAIRS.some((pair) => pair.includes(one) && pair.includes(other));

/** ర్ప counts as ప్ప: సుమతీ శతకం pairs సర్పంబు with కప్ప. We know of no other such pair. */
const spoken = (consonants: readonly string[]): readonly string[] =>
  consonants.join('') === 'రప' ? ['ప', 'ప'] : consonants;

const sameConsonants = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((consonant, index) => alike(consonant, other[index] ?? ''));

/** The second akshara of a line and the one before it, whose ending must also agree. */
export type PrasaPlace = { readonly before: Sounds; readonly letter: Sounds };

/** The consonants must be the same, in the same order, with ం or ః before both or neither; the vowel is free. */
export function prasaAgrees(one: PrasaPlace, other: PrasaPlace): boolean {
  return (
    sameConsonants(spoken(one.letter.consonants), spoken(other.letter.consonants)) &&
    one.before.anusvara === other.before.anusvara &&
    one.before.visarga === other.before.visarga
  );
}
