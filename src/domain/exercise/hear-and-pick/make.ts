import type { Focus } from '../../lesson/focus';
import type { Material } from '../../lesson/material';
import type { Random } from '../../random';
import { chooseBetween, type ChoiceTask } from '../choice';

/** Of numbers, the digits are picked: in one script or in the other. */
export type HearTask = ChoiceTask & { readonly inTeluguDigits: boolean };

export function makeHearTask(material: Material, focus: Focus, random: Random): HearTask | null {
  const task = chooseBetween(material, focus, random, { byEar: true });
  return task && { ...task, inTeluguDigits: random() < 0.5 };
}
