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

/** Minimum number of other tasks between two match-pairs tasks. */
const MIN_TASKS_BETWEEN_PAIRS = 5;

/** The kinds in the order to try them: the previous kind, and match-pairs too soon, come last. */
function kindsToTry(
  before: readonly Exercise[],
  among: readonly MadeKindName[],
  random: Random,
): readonly MadeKindName[] {
  const last = before.at(-1)?.kind;
  const isPairsTooSoon = before.slice(-MIN_TASKS_BETWEEN_PAIRS).some(({ kind }) => kind === 'match-pairs');
  const isLastResort = (kind: MadeKindName) => kind === last || (kind === 'match-pairs' && isPairsTooSoon);
  const kinds = shuffled(among, random);
  return [...kinds.filter((kind) => !isLastResort(kind)), ...kinds.filter(isLastResort)];
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

/** Limit per kind, because a sign has hundreds of aksharas. */
const MAX_FOCUSES_TRIED = 3;

const WITH_SPELLING: readonly MadeKindName[] = [...LESSON_KIND_NAMES, ...SPELLING_KIND_NAMES];

/**
 * Exercises about these items in this order, of varying kinds. Items without a possible exercise are left out.
 * @param canSpell whether all letters of a text were taught, so that its spelling can be asked
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
    const itemFocuses = focusesOf(material).filter((focus) => entryOfFocus(focus).key === key);
    const focuses = shuffled(itemFocuses, random).slice(0, MAX_FOCUSES_TRIED);
    const isSpellable = focuses.length > 0 && focuses.every((focus) => canSpell(entryOfFocus(focus).telugu));
    const kinds = kindsToTry(made, isSpellable ? WITH_SPELLING : LESSON_KIND_NAMES, random);
    const exercise = exerciseAbout(material, focuses, kinds, random);
    if (exercise) made.push(exercise);
  }
  return made;
}
