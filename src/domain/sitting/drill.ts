import type { Bilingual } from '../bilingual';
import type { Exercise } from '../exercise/kinds';
import { letterEntry } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { whyNot } from '../lesson/mixUp';
import { type Random, shuffled } from '../random';

/** Two letters side by side, and what tells them apart where the table knows. */
export type LetterPair = { readonly letters: readonly [string, string]; readonly why: Bilingual | null };

export const letterPair = ({ confusions }: Pick<Material, 'confusions'>, one: string, other: string): LetterPair => ({
  letters: [one, other],
  why: whyNot(confusions, one, other) ?? null,
});

/** For each of the two letters, heard and seen. */
const ROUNDS = 2;

function between(
  { letters, why }: LetterPair,
  asked: string,
  kind: 'hear-and-pick' | 'see-and-pick-sound',
  random: Random,
): Exercise {
  const right = letterEntry(asked);
  const choices = letters.map((letter) => ({
    ...letterEntry(letter),
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
