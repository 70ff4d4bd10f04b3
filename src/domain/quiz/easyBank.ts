import { type Random, shuffled } from '../random';
import { draw, type Used } from './drawing';
import { englishPrompt } from './englishPrompt';
import type { Translation } from './translation';

export const EASY_QUESTION_COUNTS = [5, 10, 15, 20] as const;
export type EasyQuestionCount = (typeof EASY_QUESTION_COUNTS)[number];
export const DEFAULT_EASY_COUNT: EasyQuestionCount = 5;

export type EasyQuestion = {
  /** The id of its translation. */
  readonly id: string;
  readonly prompt: string;
  readonly category: string;
  /** Two options in random order. */
  readonly options: readonly string[];
  readonly correctAnswer: string;
};

export const easyQuestion = ({ id, correct, wrong, category }: Translation, random: Random): EasyQuestion => ({
  id,
  prompt: englishPrompt(id),
  category,
  options: shuffled([correct, wrong], random),
  correctAnswer: correct,
});

/** The entries of the easy quiz, grouped once, so that starting a quiz reads only a few of them. */
export type EasyBank = {
  readonly byCategory: ReadonlyMap<string, readonly Translation[]>;
  /** The English meaning of each Telugu word that is a right answer. */
  readonly meanings: ReadonlyMap<string, string>;
};

export function easyBank(entries: readonly Translation[]): EasyBank {
  const byCategory = new Map<string, Translation[]>();
  const meanings = new Map<string, string>();
  for (const entry of entries) {
    const group = byCategory.get(entry.category);
    if (group) group.push(entry);
    else byCategory.set(entry.category, [entry]);
    if (!meanings.has(entry.correct)) meanings.set(entry.correct, englishPrompt(entry.id));
  }
  return { byCategory, meanings };
}

export const EMPTY_BANK = easyBank([]);

/** Questions from the chosen categories, and the ids used so far. */
export function easyQuestions(
  { byCategory }: EasyBank,
  chosen: Readonly<Record<string, boolean>>,
  { used, count, random }: { used: Used; count: number; random: Random },
): { readonly questions: readonly EasyQuestion[]; readonly used: Used } {
  const groups = Object.keys(chosen).flatMap((category) => {
    const group = chosen[category] ? byCategory.get(category) : undefined;
    return group ? [group] : [];
  });
  const next = draw(groups, used, count, random);
  return { questions: next.drawn.map((entry) => easyQuestion(entry, random)), used: next.used };
}
