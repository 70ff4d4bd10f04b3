import type { Sounds } from './sounds';

// Consonants that pass for one another in a prasa.
const FRIENDS = ['నణ', 'లళ', 'సశ', 'రఱ', 'థధ'];

const alike = (one: string, other: string): boolean =>
  one === other || FRIENDS.some((pair) => pair.includes(one) && pair.includes(other));

/** ర్ప passes for ప్ప: సర్పంబు stands with కప్ప in సుమతీ శతకం. We know of no other such pair. */
const spoken = (consonants: readonly string[]): readonly string[] =>
  consonants.join('') === 'రప' ? ['ప', 'ప'] : consonants;

const sameConsonants = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((consonant, index) => alike(consonant, other[index] ?? ''));

/** The second akshara of a line, and the one before it, whose ending must agree too. */
export type PrasaPlace = { readonly before: Sounds; readonly letter: Sounds };

/** The same consonants in the same order; the vowel is free; ం or ః before it in both or in neither. */
export function prasaAgrees(one: PrasaPlace, other: PrasaPlace): boolean {
  return (
    sameConsonants(spoken(one.letter.consonants), spoken(other.letter.consonants)) &&
    one.before.anusvara === other.before.anusvara &&
    one.before.visarga === other.before.visarga
  );
}
