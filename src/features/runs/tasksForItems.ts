import { type AnyExercise, type Exercise, isDrawn, repeatExercise } from '../../exercises/kinds';
import { letterOfKey, writeExercise } from '../../domain/runPlanning/writing';
import type { Material } from '../../domain/lesson/material';
import { ownConfusions } from '../../domain/memory/confusions';
import { repeatLineExercise, lineExercise } from '../../domain/padyalu/byHeart';
import { exercisesFor } from '../../domain/runPlanning/exercisesFor';
import { lessonsPracticed, sourceOf } from '../../domain/runPlanning/itemSource';
import { canSpell } from '../../domain/spelling/taught';
import type { Documents, Stored } from '../../ports/documents';
import { loadMaterials } from '../../practice/loadMaterials';
import type { Known } from './LoadedLearner';
import type { RunPlan } from './RunPage';

type Poems = ReadonlyMap<string, Stored<'poems'>>;

/** The poem and line that a key names. */
const lineOf = (key: string) => {
  const source = sourceOf(key);
  return source?.kind === 'poem' ? source : null;
};

async function loadPoems(documents: Documents, keys: readonly string[]): Promise<Poems> {
  const ids = new Set(keys.flatMap((key) => lineOf(key)?.poemId ?? []));
  const found = await Promise.all([...ids].map((id) => documents.get('poems', id)));
  return new Map(found.flatMap((one) => (one.ok && one.value ? [[one.value.id, one.value] as const] : [])));
}

/** Adds this learner's confusions to each material, once per material. */
export function withOwnConfusions(
  materialFor: (key: string) => Material | undefined,
  own: ReturnType<typeof ownConfusions>,
) {
  const known = new Map<Material, Material>();
  return (key: string): Material | undefined => {
    const material = materialFor(key);
    if (!material) return undefined;
    const extended = known.get(material) ?? { ...material, ownConfusions: own };
    known.set(material, extended);
    return extended;
  };
}

/** Tasks about these items: letters, words and sentences of mixed kinds, then lines of poems. */
export async function tasksForItems(
  documents: Documents,
  keys: readonly string[],
  { memory, summary, profile }: Pick<Known, 'memory' | 'summary' | 'profile'>,
): Promise<RunPlan> {
  const [loaded, poems] = await Promise.all([
    loadMaterials(keys, lessonsPracticed(summary.partsDone)),
    loadPoems(documents, keys),
  ]);
  const materialFor = withOwnConfusions(loaded, ownConfusions(memory.letters));
  const lines = keys.flatMap((key): Exercise[] => {
    const place = lineOf(key);
    const poem = place && poems.get(place.poemId);
    const exercise = place && poem ? lineExercise(poem, place.line, Math.random) : null;
    return exercise ? [exercise] : [];
  });
  const writingExercises = keys.flatMap((key): Exercise[] => {
    const letter = letterOfKey(key);
    const material = letter === null ? undefined : materialFor(key);
    return letter !== null && material ? [writeExercise('write-letter', material, letter, Math.random)] : [];
  });
  const isTaught = canSpell({ summary, startAt: profile.startAt });
  const exercises = [...exercisesFor(keys, materialFor, Math.random, isTaught), ...writingExercises, ...lines];

  const again = (exercise: AnyExercise): AnyExercise => {
    const { key } = exercise.subject;
    const poem = poems.get(lineOf(key)?.poemId ?? '');
    if (poem) return repeatLineExercise(poem, exercise, Math.random);
    const material = materialFor(key);
    return material && isDrawn(exercise) ? repeatExercise(exercise, material, Math.random) : exercise;
  };
  return { tasks: exercises.map((exercise) => ({ exercise, part: null })), again };
}
