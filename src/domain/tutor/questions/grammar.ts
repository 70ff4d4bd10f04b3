import type { BankWord } from '../bankWord';
import { teluguWordsIn } from './bankIndex';

/** Every Telugu word form in the texts of the bank; forms made by rule are checked against these. */
export const attestedWords = (bank: readonly BankWord[]): ReadonlySet<string> =>
  new Set(
    bank.flatMap(({ explanations, sentence }) => [...explanations, sentence].flatMap(({ te }) => teluguWordsIn(te))),
  );

/** The stem before the plural ending: సింహం becomes సింహా-, కోతి becomes కోతు-. */
export function pluralStem(noun: string): string {
  if (noun.endsWith('ం')) return `${noun.slice(0, -1)}ా`;
  return noun.endsWith('ి') ? `${noun.slice(0, -1)}ు` : noun;
}
