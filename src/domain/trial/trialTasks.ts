import { choiceOf, type ChoiceTask } from '../exercise/choice';
import type { AnyExercise } from '../../exercises/kinds';
import { entryOfFocus, focusesOf } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { whyRight } from '../lesson/whyRight';
import type { RunTask } from '../practice/run';
import { type Random, shuffled } from '../random';

type Step = {
  readonly kind: 'hear-and-pick' | 'pick-picture' | 'see-and-pick-sound';
  readonly asked: string;
  readonly beside: readonly string[];
  /** How many of those stand beside it. */
  readonly wrong: number;
};

/** Who has never seen a Telugu letter hears one, finds it again, meets its word, tells it from the next letter, and reads. */
const STEPS: readonly Step[] = [
  { kind: 'hear-and-pick', asked: 'అ', beside: ['ఇ', 'ఉ'], wrong: 1 },
  { kind: 'hear-and-pick', asked: 'అ', beside: ['ఇ', 'ఉ', 'ఎ', 'ఒ'], wrong: 3 },
  { kind: 'pick-picture', asked: 'అమ్మ', beside: ['ఆవు', 'ఇల్లు', 'ఉడత'], wrong: 3 },
  { kind: 'hear-and-pick', asked: 'ఆ', beside: ['అ', 'ఇ', 'ఉ'], wrong: 3 },
  { kind: 'see-and-pick-sound', asked: 'అమ్మ', beside: ['ఆవు', 'ఇల్లు', 'ఉడత'], wrong: 1 },
];

const exerciseOf = (kind: Step['kind'], task: ChoiceTask, subject = task.right): AnyExercise =>
  kind === 'pick-picture' ? { kind, task, subject } : { kind, task: { ...task, inTeluguDigits: false }, subject };

/** The first sitting, for whoever has not signed in: always the same five, with other letters beside them. */
export function trialTasks(material: Material, random: Random): readonly RunTask[] {
  const focuses = focusesOf(material);
  const named = (telugu: string) => focuses.find((focus) => entryOfFocus(focus).telugu === telugu);
  return STEPS.flatMap(({ kind, asked, beside, wrong }) => {
    const focus = named(asked);
    if (!focus) return [];
    const others = beside.flatMap((telugu) => named(telugu) ?? []).map(entryOfFocus);
    const drawn = shuffled(others, random).slice(0, wrong);
    const task = choiceOf(material, entryOfFocus(focus), drawn, random, whyRight(material, focus));
    return [{ exercise: exerciseOf(kind, task), part: null }];
  });
}
