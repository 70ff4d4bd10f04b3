import type { Bilingual } from '../bilingual';
import { type Focus, entryOfFocus } from '../lesson/focus';
import type { Material } from '../lesson/material';
import { whyNot } from '../lesson/mixUp';
import type { Entry } from '../lesson/entry';
import { whyRight } from '../lesson/whyRight';
import { wrongEntries } from '../lesson/wrongEntries';
import { type Random, shuffled } from '../random';
import { allRight, allWrong, type Explanation, type Outcome, pairsBetween } from './outcome';

/** An option, with the reason why it is wrong if we know one. */
export type Choice = Entry & { readonly why?: Bilingual };

/** One right choice among wrong ones. An answer is the Telugu text of a choice. */
export type ChoiceTask = {
  readonly right: Entry;
  readonly choices: readonly Choice[];
  /** Why the right choice is right, for wrong choices without a reason of their own. */
  readonly why?: Bilingual;
};

const WRONG_CHOICES = 3;
/** With fewer wrong choices, guessing is too easy. */
const MIN_WRONG = 2;

/** The right entry and the wrong ones in random order. */
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

/** `null` with too few wrong choices. */
export const choiceTask = (...[material, right, wrong, ...rest]: Parameters<typeof choiceOf>): ChoiceTask | null =>
  wrong.length < MIN_WRONG ? null : choiceOf(material, right, wrong, ...rest);

type ChoiceOptions = { readonly byEar?: boolean; readonly isAllowed?: (entry: Entry) => boolean };

export const chooseBetween = (material: Material, focus: Focus, random: Random, options: ChoiceOptions = {}) =>
  choiceTask(
    material,
    entryOfFocus(focus),
    wrongEntries(material, focus, { count: WRONG_CHOICES, ...options }, random),
    random,
    whyRight(material, focus),
  );

const choiceNamed = ({ choices }: ChoiceTask, answer: string) => choices.find(({ telugu }) => telugu === answer);

export const judgeChoice = ({ right }: ChoiceTask, answer: string): Outcome =>
  answer === right.telugu ? allRight(right.key) : allWrong(right.key, pairsBetween(right.telugu, [answer]));

/** A right choice among letters also records that the learner told it apart from the others. */
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
