import type { Bilingual } from '../bilingual';
import type { Exercise } from '../../exercises/kinds';
import type { Entry } from '../lesson/entry';
import { aksharaEntry, letterEntry } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { whyNot } from '../lesson/mixUp';
import { SIGNS } from '../lesson/akshara';
import { type Random, shuffled } from '../random';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';

/** Two letters to compare; `why` says how to tell them apart, if the table has the pair. */
export type LetterPair = { readonly letters: readonly [string, string]; readonly why: Bilingual | null };

export const letterPair = ({ confusions }: Pick<Material, 'confusions'>, one: string, other: string): LetterPair => ({
  letters: [one, other],
  why: whyNot(confusions, one, other) ?? null,
});

const PRIMER: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];
const SIGN_CARRIER = 'క';

export const canBeDrilled = (part: string): boolean => PRIMER.includes(part) || (part !== '' && SIGNS.includes(part));

/** A sign is shown on a consonant: కి for ి. */
export const drilledEntry = (part: string): Entry =>
  PRIMER.includes(part) ? letterEntry(part) : aksharaEntry({ consonant: SIGN_CARRIER, vottu: '', sign: part });

/** How often each of the two letters is asked by ear and by eye. */
const REPETITIONS = 2;

function drillExercise(
  { letters, why }: LetterPair,
  rightLetter: string,
  kind: 'hear-and-pick' | 'see-and-pick-sound',
  random: Random,
): Exercise {
  const right = drilledEntry(rightLetter);
  const choices = letters.map((letter) => ({
    ...drilledEntry(letter),
    ...(why && letter !== rightLetter ? { why } : {}),
  }));
  const task = { right, choices: shuffled(choices, random), ...(why ? { why } : {}), inTeluguDigits: false };
  return { kind, task, subject: right };
}

/** Exercises with only these two choices, by ear and by eye, in random order. */
export function drillExercises(pairs: readonly LetterPair[], random: Random): readonly Exercise[] {
  return pairs.flatMap((pair) =>
    Array.from({ length: REPETITIONS }, () =>
      shuffled(
        pair.letters.flatMap((letter) => [
          drillExercise(pair, letter, 'hear-and-pick', random),
          drillExercise(pair, letter, 'see-and-pick-sound', random),
        ]),
        random,
      ),
    ).flat(),
  );
}
