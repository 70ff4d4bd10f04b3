import { type Exercise, LESSON_KIND_NAMES, type LessonKindName, makeExercise } from '../exercise/kinds';
import { entryOf, type Focus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { type Random, shuffled } from '../random';

/** So many others lie between two tasks in which several things are matched. */
const OTHERS_BETWEEN_PAIRS = 5;

/** Kinds in the order in which they are tried: none twice in a row where another will do. */
function kindsToTry(before: readonly Exercise[], random: Random): readonly LessonKindName[] {
  const last = before.at(-1)?.kind;
  const isPairsTooSoon = before.slice(-OTHERS_BETWEEN_PAIRS).some(({ kind }) => kind === 'match-pairs');
  const isLate = (kind: LessonKindName) => kind === last || (kind === 'match-pairs' && isPairsTooSoon);
  const kinds = shuffled(LESSON_KIND_NAMES, random);
  return [...kinds.filter((kind) => !isLate(kind)), ...kinds.filter(isLate)];
}

function exerciseAbout(
  material: Material,
  focuses: readonly Focus[],
  kinds: readonly LessonKindName[],
  random: Random,
): Exercise | null {
  for (const kind of kinds) {
    for (const focus of focuses) {
      const made: Exercise | null = makeExercise(kind, material, focus, random);
      if (made) return made;
    }
  }
  return null;
}

/** Tried for each kind; of a sign there are hundreds of aksharas to ask with. */
const FOCUSES_TRIED = 3;

/** Exercises about these items in this order, mixed in kind. What nothing can be asked about is left out. */
export function exercisesFor(
  keys: readonly string[],
  materialFor: (key: string) => Material | undefined,
  random: Random,
): readonly Exercise[] {
  const made: Exercise[] = [];
  for (const key of keys) {
    const material = materialFor(key);
    if (!material) continue;
    const own = focusesOf(material).filter((focus) => entryOf(focus).key === key);
    const focuses = shuffled(own, random).slice(0, FOCUSES_TRIED);
    const exercise = exerciseAbout(material, focuses, kindsToTry(made, random), random);
    if (exercise) made.push(exercise);
  }
  return made;
}
