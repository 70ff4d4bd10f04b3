import type { Bilingual } from '../../../../domain/bilingual';
import { type Focus, entryOf } from '../../../../domain/lesson/focus';
import type { Material } from '../../../../domain/lesson/material';
import { mixUpOf, whyNot } from '../../../../domain/lesson/mixUp';
import type { Entry } from '../../../../domain/lesson/entry';
import { whyRight } from '../../../../domain/lesson/whyRight';
import { wrongEntries } from '../../../../domain/lesson/wrongEntries';
import { type Random, shuffled } from '../../../../domain/random';
import type { Explanation, Outcome } from '../kind';

/** What can be picked, and why it would be wrong where that is known. */
export type Choice = Entry & { readonly why?: Bilingual };

/** One right answer among others; an answer names its choice by its Telugu. */
export type ChoiceTask = { readonly right: Entry; readonly choices: readonly Choice[] };

const WRONG_CHOICES = 3;
/** Fewer would be a matter of luck. */
const FEWEST_WRONG = 2;

/**
 * The right one among the wrong ones, in any order; `null` when too few are wrong.
 * @param otherwise why it is right, said of a wrong one about which nothing else is known
 */
export function choiceTask(
  material: Pick<Material, 'confusions'>,
  right: Entry,
  wrong: readonly Entry[],
  random: Random,
  otherwise?: Bilingual,
): ChoiceTask | null {
  if (wrong.length < FEWEST_WRONG) return null;
  const choices = wrong.map((entry): Choice => {
    const why = whyNot(material.confusions, right.telugu, entry.telugu) ?? otherwise;
    return why ? { ...entry, why } : entry;
  });
  return { right, choices: shuffled([right, ...choices], random) };
}

type Wanted = { readonly byEar?: boolean; readonly isAllowed?: (entry: Entry) => boolean };

export const chooseBetween = (material: Material, focus: Focus, random: Random, wanted: Wanted = {}) =>
  choiceTask(
    material,
    entryOf(focus),
    wrongEntries(material, focus, { count: WRONG_CHOICES, ...wanted }, random),
    random,
    whyRight(material, focus),
  );

const choiceNamed = ({ choices }: ChoiceTask, answer: string) => choices.find(({ telugu }) => telugu === answer);

export function judgeChoice({ right }: ChoiceTask, answer: string): Outcome {
  if (answer === right.telugu) return { right: [right.key], wrong: [] };
  const pair = mixUpOf(right.telugu, answer);
  return { right: [], wrong: [right.key], ...(pair ? { mixedUp: [pair.join(' ')] } : {}) };
}

export function explainChoice(task: ChoiceTask, answer: string): Explanation {
  const picked = choiceNamed(task, answer);
  const isWrong = picked !== undefined && answer !== task.right.telugu;
  return { right: [task.right], picked: isWrong ? [picked] : [], ...(picked?.why ? { why: picked.why } : {}) };
}

export const rightChoice = ({ right }: ChoiceTask): string => right.telugu;

export const wrongChoices = ({ right, choices }: ChoiceTask): readonly string[] =>
  choices.map(({ telugu }) => telugu).filter((telugu) => telugu !== right.telugu);
