import type { Focus } from '../../domain/lesson/focus';
import type { Material } from '../../domain/lesson/material';
import type { Random } from '../../domain/random';
import { chooseBetween, type ChoiceTask } from '../../domain/exercise/choice';

/** For numbers, the choices are digits in one of the two scripts. */
export type HearTask = ChoiceTask & { readonly inTeluguDigits: boolean };

export function makeHearTask(material: Material, focus: Focus, random: Random): HearTask | null {
  const task = chooseBetween(material, focus, random, { byEar: true });
  return task && { ...task, inTeluguDigits: random() < 0.5 };
}
