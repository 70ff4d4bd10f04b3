import type { Random } from '../random';
import { draw, type Used } from './drawing';
import { type EasyQuestion, easyQuestion } from './easyQuiz';
import { englishPrompt } from './englishPrompt';
import type { Translation } from './translation';

/** The entries of the easy quiz, sorted once as they are read, so that starting a quiz looks at a few of them only. */
export type EasyBank = {
  readonly byCategory: ReadonlyMap<string, readonly Translation[]>;
  /** What a Telugu word means, by the entry it is the right answer of. */
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

/** Questions from the chosen categories, and what is used up with them; none where nothing was chosen. */
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
