import { itemKey } from '../activity/itemKey';
import type { ExerciseOf } from '../../exercises/kinds';
import { writeTask } from '../../exercises/write-letter/task';
import { aksharaIn } from '../lesson/akshara';
import { aksharaEntry, letterEntry } from '../lesson/focus';
import type { Material } from '../lesson/material';
import type { Random } from '../random';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';

const WRITTEN_PREFIX = itemKey('written', '');
const PRIMER: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

/** The letter of a `written` key; `null` for other keys. */
export const letterOfKey = (key: string): string | null =>
  key.startsWith(WRITTEN_PREFIX) ? key.slice(WRITTEN_PREFIX.length) : null;

const entryOfLetter = (text: string) => {
  const akshara = PRIMER.includes(text) ? null : aksharaIn(text);
  return akshara ? aksharaEntry(akshara) : letterEntry(text);
};

export function writeExercise(
  kind: 'trace-letter' | 'write-letter',
  material: Pick<Material, 'confusions'>,
  letter: string,
  random: Random,
): ExerciseOf<'trace-letter' | 'write-letter'> {
  const entry = entryOfLetter(letter);
  return { kind, task: writeTask(material, entry, random), subject: entry };
}

/** First traces each letter, then writes each from memory. */
export const writingTasks = (
  material: Pick<Material, 'confusions'>,
  letters: readonly string[],
  random: Random,
): readonly ExerciseOf<'trace-letter' | 'write-letter'>[] => [
  ...letters.map((letter) => writeExercise('trace-letter', material, letter, random)),
  ...letters.map((letter) => writeExercise('write-letter', material, letter, random)),
];

/** Letters, and aksharas with one or two consonants. */
export const canBeWritten = (text: string): boolean => PRIMER.includes(text) || aksharaIn(text) !== null;
