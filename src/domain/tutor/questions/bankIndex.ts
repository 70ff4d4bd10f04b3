import { nounOf } from '../../grammar/noun';
import { type Verb, verbOf } from '../../grammar/verb';
import { type BankWord, teluguFormsOf } from '../bankWord';

/** Lookup tables for writing questions, built once per bank. */
export type BankIndex = {
  readonly inCategory: (category: string) => readonly BankWord[];
  readonly byTelugu: ReadonlyMap<string, BankWord>;
  readonly byEnglish: ReadonlyMap<string, BankWord>;
  readonly isForm: (telugu: string) => boolean;
  readonly verbs: readonly { readonly word: BankWord; readonly verb: Verb }[];
};

const indexes = new WeakMap<readonly BankWord[], BankIndex>();

/** Matches joiners (U+200C, U+200D) too, because they occur inside Telugu words. */
export const teluguWordsIn = (text: string): string[] => text.match(/[\u0c00-\u0c7f\u200c\u200d]+/gu) ?? [];

function buildIndex(bank: readonly BankWord[]): BankIndex {
  const categories = new Map<string, BankWord[]>();
  for (const word of bank) {
    const sameCategory = categories.get(word.category);
    if (sameCategory) sameCategory.push(word);
    else categories.set(word.category, [word]);
  }
  const forms = new Set(bank.flatMap(teluguFormsOf));
  for (const { telugu } of bank) {
    const plural = verbOf(telugu) ? null : nounOf(telugu)?.plural;
    if (plural) forms.add(plural);
  }
  return {
    inCategory: (category) => categories.get(category) ?? [],
    byTelugu: new Map(bank.map((word) => [word.telugu, word])),
    byEnglish: new Map(bank.map((word) => [word.english, word])),
    isForm: (telugu) => forms.has(telugu),
    verbs: bank.flatMap((word) => {
      const verb = verbOf(word.telugu);
      return verb ? [{ word, verb }] : [];
    }),
  };
}

export function indexOf(bank: readonly BankWord[]): BankIndex {
  const cached = indexes.get(bank);
  if (cached) return cached;
  const index = buildIndex(bank);
  indexes.set(bank, index);
  return index;
}
