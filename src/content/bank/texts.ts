import type { BankWord, WordHead } from '../../domain/tutor/bankWord';
import type { Word } from '../words/word';

/** The texts of each category are a lazy chunk, loaded when one of its words is opened. */
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

/** Undefined when the word is not in the bank. */
export async function loadWord(head: WordHead): Promise<BankWord | undefined> {
  return withTexts(head, await loadCategory(head.category))[0];
}

/** Quiz questions need all words with their texts. */
export async function loadWholeBank(heads: readonly WordHead[]): Promise<readonly BankWord[]> {
  const categories = [...new Set(heads.map(({ category }) => category))];
  const words = new Map(
    await Promise.all(categories.map(async (category) => [category, await loadCategory(category)] as const)),
  );
  return heads.flatMap((head) => withTexts(head, words.get(head.category) ?? []));
}
