import type { Focus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import type { Random } from '../../domain/random';
import { chooseBetween, type ChoiceTask } from '../../domain/exercise/choice';

/** Nobody can remember four longer sounds. */
const MAX_HEARD_LENGTH = 24;

/** A number is shown in digits of one of the two scripts. */
export type SoundTask = ChoiceTask & { readonly inTeluguDigits: boolean };

export function makeSoundTask(material: Material, focus: Focus, random: Random): SoundTask | null {
  if (focus.about === 'sentence') return null;
  const isAllowed = ({ telugu }: { readonly telugu: string }) => telugu.length <= MAX_HEARD_LENGTH;
  const task = chooseBetween(material, focus, random, { byEar: true, isAllowed });
  return task && isAllowed(task.right) ? { ...task, inTeluguDigits: random() < 0.5 } : null;
}
