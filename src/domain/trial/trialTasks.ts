import { choiceOf, type ChoiceTask } from '../exercise/choice';
import type { AnyExercise } from '../../exercises/kinds';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { whyRight } from '../lesson/whyRight';
import type { RunTask } from '../practice/run';
import { type Random, shuffled } from '../random';

type Step = {
  readonly kind: 'hear-and-pick' | 'pick-picture' | 'see-and-pick-sound';
  readonly right: string;
  readonly others: readonly string[];
  /** Number of `others` that are offered. */
  readonly wrong: number;
};

/** For a learner who has never seen a Telugu letter: hear one, find it, meet its word, tell it from another, read. */
const STEPS: readonly Step[] = [
  { kind: 'hear-and-pick', right: 'అ', others: ['ఇ', 'ఉ'], wrong: 1 },
  { kind: 'hear-and-pick', right: 'అ', others: ['ఇ', 'ఉ', 'ఎ', 'ఒ'], wrong: 3 },
  { kind: 'pick-picture', right: 'అమ్మ', others: ['ఆవు', 'ఇల్లు', 'ఉడత'], wrong: 3 },
  { kind: 'hear-and-pick', right: 'ఆ', others: ['అ', 'ఇ', 'ఉ'], wrong: 3 },
  { kind: 'see-and-pick-sound', right: 'అమ్మ', others: ['ఆవు', 'ఇల్లు', 'ఉడత'], wrong: 1 },
];

const exerciseOf = (kind: Step['kind'], task: ChoiceTask, subject = task.right): AnyExercise =>
  kind === 'pick-picture' ? { kind, task, subject } : { kind, task: { ...task, inTeluguDigits: false }, subject };

/** The trial run for visitors: always the same five tasks, with varying wrong choices. */
export function trialTasks(material: Material, random: Random): readonly RunTask[] {
  const focuses = focusesOf(material);
  const focusOn = (telugu: string) => focuses.find((focus) => entryOfFocus(focus).telugu === telugu);
  return STEPS.flatMap(({ kind, right, others, wrong }) => {
    const focus = focusOn(right);
    if (!focus) return [];
    const otherEntries = others.flatMap((telugu) => focusOn(telugu) ?? []).map(entryOfFocus);
    const wrongEntries = shuffled(otherEntries, random).slice(0, wrong);
    const task = choiceOf(material, entryOfFocus(focus), wrongEntries, random, whyRight(material, focus));
    return [{ exercise: exerciseOf(kind, task), part: null }];
  });
}
