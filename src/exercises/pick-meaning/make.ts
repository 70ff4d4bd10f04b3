import type { Focus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import type { Random } from '../../domain/random';
import { chooseBetween, type ChoiceTask } from '../../domain/exercise/choice';

/** From Telugu to its meaning, or from the meaning to Telugu. */
export type MeaningTask = ChoiceTask & { readonly intoTelugu: boolean };

export function makeMeaningTask(material: Material, focus: Focus, random: Random): MeaningTask | null {
  if (focus.about !== 'word') return null;
  const { withoutLatin = false } = material;
  // Without Latin letters, the meaning is a picture.
  if (withoutLatin && focus.word.picture === undefined) return null;
  const task = chooseBetween(material, focus, random);
  return task && { ...task, intoTelugu: withoutLatin || random() < 0.5 };
}
