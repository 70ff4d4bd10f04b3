import type { Bilingual } from '../../domain/bilingual';
import { itemKey } from '../../domain/activity/itemKey';
import type { Entry } from '../../domain/lesson/entry';
import type { Material } from '../../domain/lesson/material';
import { takenFor, whyNot } from '../../domain/lesson/mixUp';
import { type Random, shuffled } from '../../domain/random';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../../domain/script/letters';

/** A task to write a letter. */
export type WriteTask = {
  /** The letter, with its reading key. */
  readonly letter: Entry;
  /** Choices for a learner who cannot draw: they pick the letter by ear. */
  readonly choices: readonly string[];
  /** By similar letter, how to tell it apart. */
  readonly whys: Readonly<Record<string, Bilingual>>;
};

const CHOICES = 4;

export const writtenKey = (letter: string): string => itemKey('written', letter);

/** The other vowels or the other consonants. */
const othersOf = (letter: string): readonly string[] => {
  const row: readonly string[] = PRIMER_VOWELS.some((vowel) => vowel === letter) ? PRIMER_VOWELS : PRIMER_CONSONANTS;
  return row.filter((other) => other !== letter);
};

export function writeTask({ confusions }: Pick<Material, 'confusions'>, letter: Entry, random: Random): WriteTask {
  const { telugu } = letter;
  const likely = takenFor(confusions, telugu);
  const others = [...shuffled(likely, random), ...shuffled(othersOf(telugu), random)];
  const whys = likely.flatMap((other) => {
    const why = whyNot(confusions, telugu, other);
    return why ? [[other, why] as const] : [];
  });
  return {
    letter,
    choices: shuffled([telugu, ...[...new Set(others)].slice(0, CHOICES - 1)], random),
    whys: Object.fromEntries(whys),
  };
}
