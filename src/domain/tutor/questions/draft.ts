import { type Random, shuffled } from '../../random';
import { type BankWord, isPlainlyWrong } from '../bankWord';
import { indexOf } from './bankIndex';
import { canMeanTheSame } from './homographs';
import { MAX_COMPARED, nearTexts } from './near';

type Text = { readonly en: string; readonly te: string };

/** What questions are made from. */
export type Material = {
  readonly bank: readonly BankWord[];
  /** Every Telugu word that occurs in the bank's texts. */
  readonly attested: ReadonlySet<string>;
  readonly categories: Readonly<Record<string, { readonly question: Text; readonly unlike: readonly string[] }>>;
};

/** The material, and the word the learner typed: it stands among the wrong answers to questions about other words. */
export type Scene = Material & { readonly typed?: BankWord };

/** A question whose options are not in their places yet. */
export type Draft = {
  readonly english: string;
  readonly telugu: string;
  readonly right: string;
  readonly wrong: readonly string[];
};

/** Makes one kind of question about a word, or null when the word does not lend itself to it. */
export type Asker = (word: BankWord, scene: Scene, random: Random) => Draft | null;

export const WRONG_OPTIONS = 3;
const NEAR_GRADES = 2;

// Neighbours meet again and again in one quiz, and comparing all their forms is slow.
const decidedBefore = new WeakMap<BankWord, Map<BankWord, boolean>>();

/** Whether `other` is plainly wrong where `right` is asked for, by all that both can mean. */
export function isWrongBeside(right: BankWord, other: BankWord): boolean {
  const decided = decidedBefore.get(right) ?? new Map<BankWord, boolean>();
  decidedBefore.set(right, decided);
  const known = decided.get(other);
  if (known !== undefined) return known;
  const isWrong = isPlainlyWrong(right, other) && !canMeanTheSame(right, other);
  decided.set(other, isWrong);
  return isWrong;
}

/** The category's other words in random order, those of about the same grade first. */
export function neighboursOf(word: BankWord, { bank }: Material, random: Random): BankWord[] {
  const others = shuffled(
    indexOf(bank)
      .inCategory(word.category)
      .filter(({ id }) => id !== word.id),
    random,
  );
  const isNear = ({ grade }: BankWord) => Math.abs(grade - word.grade) <= NEAR_GRADES;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
}

/** Enough of each strange category to choose from. */
const OF_EACH = 5;

/** Words of categories that have nothing to do with this word's, some of each in random order. */
export function strangersTo(word: BankWord, { bank, categories }: Material, random: Random): BankWord[] {
  const unlike = categories[word.category]?.unlike ?? [];
  const strangers = unlike.flatMap((category) =>
    shuffled(indexOf(bank).inCategory(category), random).slice(0, OF_EACH),
  );
  return shuffled(strangers, random).filter((other) => !other.isGeneral && isWrongBeside(word, other));
}

/** Where this word is not the typed one, the typed one is often a wrong answer: picking it must not pay. */
const TYPED_IS_OFFERED = 0.8;

/** Three different texts of words that are plainly wrong where `right` is asked for, alike in form; null when there are not as many. */
export function wrongTexts(
  right: BankWord,
  others: readonly BankWord[],
  textOf: (word: BankWord) => string,
  {
    scene,
    random,
    rightText = textOf(right),
  }: { readonly scene: Scene; readonly random: Random; readonly rightText?: string },
): readonly string[] | null {
  const { typed } = scene;
  const fitting: BankWord[] = [];
  for (const other of others) {
    if (fitting.length === MAX_COMPARED) break;
    if (isWrongBeside(right, other)) fitting.push(other);
  }
  const isOffered = typed && others.includes(typed) && isWrongBeside(right, typed) && random() < TYPED_IS_OFFERED;
  const chosen = nearTexts(rightText, fitting.map(textOf), {
    count: WRONG_OPTIONS,
    always: isOffered && textOf(typed) !== rightText ? textOf(typed) : undefined,
    random,
  });
  return chosen.length === WRONG_OPTIONS ? chosen : null;
}
