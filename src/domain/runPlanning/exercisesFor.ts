import {
  type Exercise,
  LESSON_KIND_NAMES,
  type MadeKindName,
  makeExercise,
  SPELLING_KIND_NAMES,
} from '../../exercises/kinds';
import { entryOfFocus, type Focus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { type Random, shuffled } from '../random';

/** So many others lie between two tasks in which several things are matched. */
const OTHERS_BETWEEN_PAIRS = 5;

/** Kinds in the order in which they are tried: none twice in a row where another will do. */
function kindsToTry(
  before: readonly Exercise[],
  among: readonly MadeKindName[],
  random: Random,
): readonly MadeKindName[] {
  const last = before.at(-1)?.kind;
  const isPairsTooSoon = before.slice(-OTHERS_BETWEEN_PAIRS).some(({ kind }) => kind === 'match-pairs');
  const isLate = (kind: MadeKindName) => kind === last || (kind === 'match-pairs' && isPairsTooSoon);
  const kinds = shuffled(among, random);
  return [...kinds.filter((kind) => !isLate(kind)), ...kinds.filter(isLate)];
}

function exerciseAbout(
  material: Material,
  focuses: readonly Focus[],
  kinds: readonly MadeKindName[],
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

const WITH_SPELLING: readonly MadeKindName[] = [...LESSON_KIND_NAMES, ...SPELLING_KIND_NAMES];

/**
 * Exercises about these items in this order, mixed in kind. What nothing can be asked about is left out.
 * @param canSpell whether all letters of a text were taught: then it may be asked to be written
 */
export function exercisesFor(
  keys: readonly string[],
  materialFor: (key: string) => Material | undefined,
  random: Random,
  canSpell: (text: string) => boolean = () => false,
): readonly Exercise[] {
  const made: Exercise[] = [];
  for (const key of keys) {
    const material = materialFor(key);
    if (!material) continue;
    const own = focusesOf(material).filter((focus) => entryOfFocus(focus).key === key);
    const focuses = shuffled(own, random).slice(0, FOCUSES_TRIED);
    const isSpelt = focuses.length > 0 && focuses.every((focus) => canSpell(entryOfFocus(focus).telugu));
    const kinds = kindsToTry(made, isSpelt ? WITH_SPELLING : LESSON_KIND_NAMES, random);
    const exercise = exerciseAbout(material, focuses, kinds, random);
    if (exercise) made.push(exercise);
  }
  return made;
}
