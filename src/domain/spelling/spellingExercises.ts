import { type Exercise, makeExercise, type SpellingKindName } from '../../exercises/kinds';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { type Random, shuffled } from '../random';

export const WORDS_AT_A_TIME = 8;

/** One exercise for each of the first suitable words, with the kinds used equally often. */
export function spellingExercises(
  keys: readonly string[],
  kinds: readonly SpellingKindName[],
  materialFor: (key: string) => Material | undefined,
  random: Random,
): readonly Exercise[] {
  const made: Exercise[] = [];
  for (const key of keys) {
    if (made.length === WORDS_AT_A_TIME) break;
    const material = materialFor(key);
    const focus = material && focusesOf(material).find((one) => entryOfFocus(one).key === key);
    if (!focus) continue;
    const timesUsed = (kind: SpellingKindName) => made.filter((exercise) => exercise.kind === kind).length;
    const inTurn = shuffled(kinds, random).toSorted((one, other) => timesUsed(one) - timesUsed(other));
    const exercise = inTurn.reduce<Exercise | null>(
      (found, kind) => found ?? makeExercise(kind, material, focus, random),
      null,
    );
    if (exercise) made.push(exercise);
  }
  return made;
}
