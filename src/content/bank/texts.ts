import type { BankWord, WordHead } from '../../domain/tutor/bankWord';
import type { Word } from '../words/word';

/** Each category's texts are a file of their own, fetched when a word of it is opened. */
const FILES = import.meta.glob<Readonly<Record<string, readonly Word[]>>>([
  '../words/*.ts',
  '!../words/*.test.ts',
  '!../words/{index,word,categories,meanings}.ts',
]);

async function loadCategory(category: string): Promise<readonly Word[]> {
  const file = await FILES[`../words/${category}.ts`]?.();
  return file?.[category] ?? [];
}

const withTexts = (head: WordHead, words: readonly Word[]): BankWord[] => {
  const texts = words.find(({ english }) => english === head.english);
  return texts ? [{ ...head, explanations: texts.explanations, sentence: texts.sentence }] : [];
};

/** One word with its texts; undefined when it is not in the bank. */
export async function loadWord(head: WordHead): Promise<BankWord | undefined> {
  return withTexts(head, await loadCategory(head.category))[0];
}

/** All of them with their texts, as the questions of a quiz need them. */
export async function loadWholeBank(heads: readonly WordHead[]): Promise<readonly BankWord[]> {
  const categories = [...new Set(heads.map(({ category }) => category))];
  const words = new Map(
    await Promise.all(categories.map(async (category) => [category, await loadCategory(category)] as const)),
  );
  return heads.flatMap((head) => withTexts(head, words.get(head.category) ?? []));
}
