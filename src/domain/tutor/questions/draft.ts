import { type Random, shuffled } from '../../random';
import { type BankWord, isPlainlyWrong } from '../bankWord';

type Text = { readonly en: string; readonly te: string };

/** What questions are made from. */
export type Material = {
  readonly bank: readonly BankWord[];
  /** Every Telugu word that occurs in the bank's texts. */
  readonly attested: ReadonlySet<string>;
  readonly categories: Readonly<Record<string, { readonly question: Text; readonly unlike: readonly string[] }>>;
};

/** A question whose options are not in their places yet. */
export type Draft = {
  readonly english: string;
  readonly telugu: string;
  readonly right: string;
  readonly wrong: readonly string[];
};

/** Makes one kind of question about a word, or null when the word does not lend itself to it. */
export type Asker = (word: BankWord, material: Material, random: Random) => Draft | null;

export const WRONG_OPTIONS = 3;
const NEAR_GRADES = 2;

/** The category's other words in random order, those of about the same grade first. */
export function neighboursOf(word: BankWord, { bank }: Material, random: Random): BankWord[] {
  const others = shuffled(
    bank.filter(({ category, id }) => category === word.category && id !== word.id),
    random,
  );
  const isNear = ({ grade }: BankWord) => Math.abs(grade - word.grade) <= NEAR_GRADES;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
}

/** Words of categories that have nothing to do with this word's, in random order. */
export function strangersTo(word: BankWord, { bank, categories }: Material, random: Random): BankWord[] {
  const unlike = categories[word.category]?.unlike ?? [];
  return shuffled(
    bank.filter((other) => unlike.includes(other.category) && !other.isGeneral && isPlainlyWrong(word, other)),
    random,
  );
}

/** Three different texts of words that are plainly wrong where `right` is asked for; null when there are not as many. */
export function wrongTexts(
  right: BankWord,
  others: readonly BankWord[],
  textOf: (word: BankWord) => string,
  rightText = textOf(right),
): readonly string[] | null {
  const texts = new Set<string>();
  for (const other of others) {
    if (!isPlainlyWrong(right, other)) continue;
    const text = textOf(other);
    if (text !== rightText) texts.add(text);
    if (texts.size === WRONG_OPTIONS) return [...texts];
  }
  return null;
}
