import type { Bilingual } from '../bilingual';
import { type Focus, entryOfFocus } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { whyNot } from '../lesson/mixUp';
import type { Entry } from '../lesson/entry';
import { whyRight } from '../lesson/whyRight';
import { wrongEntries } from '../lesson/wrongEntries';
import { type Random, shuffled } from '../random';
import { allRight, allWrong, type Explanation, type Outcome, pairsBetween } from './outcome';

/** What can be picked, and why it would be wrong where that is known. */
export type Choice = Entry & { readonly why?: Bilingual };

/** One right answer among others; an answer names its choice by its Telugu. */
export type ChoiceTask = {
  readonly right: Entry;
  readonly choices: readonly Choice[];
  /** What makes it right, said of a wrong one about which nothing else is known. */
  readonly why?: Bilingual;
};

const WRONG_CHOICES = 3;
/** Fewer would be a matter of luck. */
const MIN_WRONG = 2;

/** The right one among these wrong ones, in any order. */
export function choiceOf(
  material: Pick<Material, 'confusions'>,
  right: Entry,
  wrong: readonly Entry[],
  random: Random,
  whyIsRight?: Bilingual,
): ChoiceTask {
  const choices = wrong.map((entry): Choice => {
    const why = whyNot(material.confusions, right.telugu, entry.telugu);
    return why ? { ...entry, why } : entry;
  });
  return { right, choices: shuffled([right, ...choices], random), ...(whyIsRight ? { why: whyIsRight } : {}) };
}

/** `null` when too few are wrong. */
export const choiceTask = (...[material, right, wrong, ...rest]: Parameters<typeof choiceOf>): ChoiceTask | null =>
  wrong.length < MIN_WRONG ? null : choiceOf(material, right, wrong, ...rest);

type Wanted = { readonly byEar?: boolean; readonly isAllowed?: (entry: Entry) => boolean };

export const chooseBetween = (material: Material, focus: Focus, random: Random, wanted: Wanted = {}) =>
  choiceTask(
    material,
    entryOfFocus(focus),
    wrongEntries(material, focus, { count: WRONG_CHOICES, ...wanted }, random),
    random,
    whyRight(material, focus),
  );

const choiceNamed = ({ choices }: ChoiceTask, answer: string) => choices.find(({ telugu }) => telugu === answer);

export const judgeChoice = ({ right }: ChoiceTask, answer: string): Outcome =>
  answer === right.telugu ? allRight(right.key) : allWrong(right.key, pairsBetween(right.telugu, [answer]));

/** Where letters are chosen, the right one was also told apart from those beside it. */
export const judgeLetterChoice = (task: ChoiceTask, answer: string): Outcome =>
  answer === task.right.telugu
    ? allRight(task.right.key, pairsBetween(answer, wrongChoices(task)))
    : judgeChoice(task, answer);

export function explainChoice(task: ChoiceTask, answer: string): Explanation {
  const { right } = task;
  const picked = choiceNamed(task, answer);
  if (!picked || answer === right.telugu) return { right: [right], picked: [] };
  const { why = task.why, ...entry } = picked;
  return { right: [right], picked: [entry], ...(why ? { why } : {}) };
}

export const rightChoice = ({ right }: ChoiceTask): string => right.telugu;

export const wrongChoices = ({ right, choices }: ChoiceTask): readonly string[] =>
  choices.map(({ telugu }) => telugu).filter((telugu) => telugu !== right.telugu);
