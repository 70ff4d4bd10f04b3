import type { BankWord } from '../bankWord';
import { teluguWordsIn } from './bankIndex';

/** Every Telugu word of the bank's texts, as it stands there: what a form made by rule is checked against. */
export const attestedWords = (bank: readonly BankWord[]): ReadonlySet<string> =>
  new Set(
    bank.flatMap(({ explanations, sentence }) => [...explanations, sentence].flatMap(({ te }) => teluguWordsIn(te))),
  );

/** The form before the plural's ending: సింహం, సింహా-; కోతి, కోతు-. */
export function pluralStem(noun: string): string {
  if (noun.endsWith('ం')) return `${noun.slice(0, -1)}ా`;
  return noun.endsWith('ి') ? `${noun.slice(0, -1)}ు` : noun;
}
