import { itemKey } from '../activity/itemKey';
import type { ExerciseOf } from '../../exercises/kinds';
import { writeTask } from '../../exercises/write-letter/task';
import { aksharaIn } from '../lesson/akshara';
import { aksharaEntry, letterEntry } from '../lesson/focus';
import type { Material } from '../lesson/material';
import type { Random } from '../random';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';

const WRITTEN = itemKey('written', '');
const PRIMER: readonly string[] = [...PRIMER_VOWELS, ...PRIMER_CONSONANTS];

/** Which letter a key of writing is about; `null` for any other key. */
export const letterOfKey = (key: string): string | null => (key.startsWith(WRITTEN) ? key.slice(WRITTEN.length) : null);

/** What is written counts by itself; what it is called is asked for elsewhere. */
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

/** Each letter traced first, and then all of them from memory. */
export const writingTasks = (
  material: Pick<Material, 'confusions'>,
  letters: readonly string[],
  random: Random,
): readonly ExerciseOf<'trace-letter' | 'write-letter'>[] => [
  ...letters.map((letter) => writeExercise('trace-letter', material, letter, random)),
  ...letters.map((letter) => writeExercise('write-letter', material, letter, random)),
];

/** Whether it can be asked for on the slate: a letter, or an akshara with one consonant or two. */
export const canBeWritten = (text: string): boolean => PRIMER.includes(text) || aksharaIn(text) !== null;
