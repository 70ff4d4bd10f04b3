import type { Sounds } from './sounds';

// Consonants that pass for one another in a prasa.
const FRIENDS = ['నణ', 'లళ', 'సశ', 'రఱ', 'థధ'];

const alike = (one: string, other: string): boolean =>
  one === other || FRIENDS.some((pair) => pair.includes(one) && pair.includes(other));

/** The second akshara of a line, and the one before it, whose ending must agree too. */
export type PrasaPlace = { readonly before: Sounds; readonly letter: Sounds };

/** The same consonants in the same order; the vowel is free; ం or ః before it in both or in neither. */
export function prasaAgrees(one: PrasaPlace, other: PrasaPlace): boolean {
  const [left, right] = [one.letter.consonants, other.letter.consonants];
  return (
    left.length === right.length &&
    left.every((consonant, index) => alike(consonant, right[index] ?? '')) &&
    one.before.anusvara === other.before.anusvara &&
    one.before.visarga === other.before.visarga
  );
}
