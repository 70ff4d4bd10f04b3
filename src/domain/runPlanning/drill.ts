import type { Bilingual } from '../bilingual';
import type { Exercise } from '../../exercises/kinds';
import type { Entry } from '../lesson/entry';
import { aksharaEntry, letterEntry } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { whyNot } from '../lesson/mixUp';
import { SIGNS } from '../lesson/akshara';
import { type Random, shuffled } from '../random';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';

/** Two letters side by side, and what tells them apart where the table knows. */
export type LetterPair = { readonly letters: readonly [string, string]; readonly why: Bilingual | null };

export const letterPair = ({ confusions }: Pick<Material, 'confusions'>, one: string, other: string): LetterPair => ({
  letters: [one, other],
  why: whyNot(confusions, one, other) ?? null,
});

const PRIMER: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];
const SHOWN_ON = 'క';

export const canBeDrilled = (part: string): boolean => PRIMER.includes(part) || (part !== '' && SIGNS.includes(part));

/** A letter as it is; a sign on a consonant: ి is కి. */
export const drilledEntry = (part: string): Entry =>
  PRIMER.includes(part) ? letterEntry(part) : aksharaEntry({ consonant: SHOWN_ON, vottu: '', sign: part });

/** For each of the two letters, heard and seen. */
const ROUNDS = 2;

function between(
  { letters, why }: LetterPair,
  asked: string,
  kind: 'hear-and-pick' | 'see-and-pick-sound',
  random: Random,
): Exercise {
  const right = drilledEntry(asked);
  const choices = letters.map((letter) => ({
    ...drilledEntry(letter),
    ...(why && letter !== asked ? { why } : {}),
  }));
  const task = { right, choices: shuffled(choices, random), ...(why ? { why } : {}), inTeluguDigits: false };
  return { kind, task, subject: right };
}

/** Only these two to choose from, each heard and each seen, in an order that cannot be guessed. */
export function drillExercises(pairs: readonly LetterPair[], random: Random): readonly Exercise[] {
  return pairs.flatMap((pair) =>
    Array.from({ length: ROUNDS }, () =>
      shuffled(
        pair.letters.flatMap((letter) => [
          between(pair, letter, 'hear-and-pick', random),
          between(pair, letter, 'see-and-pick-sound', random),
        ]),
        random,
      ),
    ).flat(),
  );
}
