import { exercisesFor } from '../../domain/sitting/exercisesFor';
import { lessonsPractised } from '../../domain/sitting/itemSource';
import { loadMaterials } from '../../practice/loadMaterials';
import type { Made } from './Sitting';

/** Tasks about these items, in this order. */
export async function tasksForItems(keys: readonly string[], partsDone: readonly string[]): Promise<Made> {
  const materialFor = await loadMaterials(keys, lessonsPractised(partsDone));
  const exercises = exercisesFor(keys, materialFor, Math.random);
  return { tasks: exercises.map((exercise) => ({ exercise, part: null })), materialFor };
}
