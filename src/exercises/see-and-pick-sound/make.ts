import type { Focus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import type { Random } from '../../domain/random';
import { chooseBetween, type ChoiceTask } from '../../domain/exercise/choice';

/** Longer than this, nobody can keep four of them in the ear. */
const MAX_HEARD_LENGTH = 24;

/** Of a number, the digits are seen: in one script or in the other. */
export type SoundTask = ChoiceTask & { readonly inTeluguDigits: boolean };

export function makeSoundTask(material: Material, focus: Focus, random: Random): SoundTask | null {
  if (focus.about === 'sentence') return null;
  const isAllowed = ({ telugu }: { readonly telugu: string }) => telugu.length <= MAX_HEARD_LENGTH;
  const task = chooseBetween(material, focus, random, { byEar: true, isAllowed });
  return task && isAllowed(task.right) ? { ...task, inTeluguDigits: random() < 0.5 } : null;
}
