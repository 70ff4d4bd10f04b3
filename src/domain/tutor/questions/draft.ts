import { type Random, shuffled } from '../../random';
import { type BankWord, isPlainlyWrong } from '../bankWord';
import { indexOf } from './bankIndex';
import { canMeanTheSame } from './homographs';
import { MAX_COMPARED, nearTexts } from './near';

type Text = { readonly en: string; readonly te: string };

export type Material = {
  readonly bank: readonly BankWord[];
  /** Every Telugu word that occurs in the bank's texts. */
  readonly attested: ReadonlySet<string>;
  readonly categories: Readonly<Record<string, { readonly question: Text; readonly unlike: readonly string[] }>>;
};

/** The material and the word the learner typed, which is offered as a wrong answer to questions about other words. */
export type Scene = Material & { readonly typed?: BankWord };

/** A question whose options have no order yet. */
export type Draft = {
  readonly english: string;
  readonly telugu: string;
  readonly right: string;
  readonly wrong: readonly string[];
};

/** Writes one kind of question about a word, or returns null when the word is not suited to it. */
export type Asker = (word: BankWord, scene: Scene, random: Random) => Draft | null;

export const WRONG_OPTIONS = 3;
const MAX_GRADE_DISTANCE = 2;

// A quiz compares the same neighbors many times, and comparing all their forms is slow.
const wrongBesideCache = new WeakMap<BankWord, Map<BankWord, boolean>>();

/** Whether `other` is clearly wrong where `right` is the answer, considering every meaning of both. */
export function isWrongBeside(right: BankWord, other: BankWord): boolean {
  const decided = wrongBesideCache.get(right) ?? new Map<BankWord, boolean>();
  wrongBesideCache.set(right, decided);
  const known = decided.get(other);
  if (known !== undefined) return known;
  const isWrong = isPlainlyWrong(right, other) && !canMeanTheSame(right, other);
  decided.set(other, isWrong);
  return isWrong;
}

/** The other words of the category in random order, with words of a similar grade first. */
export function neighborsOf(word: BankWord, { bank }: Material, random: Random): BankWord[] {
  const others = shuffled(
    indexOf(bank)
      .inCategory(word.category)
      .filter(({ id }) => id !== word.id),
    random,
  );
  const isNear = ({ grade }: BankWord) => Math.abs(grade - word.grade) <= MAX_GRADE_DISTANCE;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))];
}

const MAX_PER_CATEGORY = 5;

/** Words from unrelated categories, a few of each, in random order. */
export function strangersTo(word: BankWord, { bank, categories }: Material, random: Random): BankWord[] {
  const unlike = categories[word.category]?.unlike ?? [];
  const strangers = unlike.flatMap((category) =>
    shuffled(indexOf(bank).inCategory(category), random).slice(0, MAX_PER_CATEGORY),
  );
  return shuffled(strangers, random).filter((other) => !other.isGeneral && isWrongBeside(word, other));
}

/** Always picking the typed word must not pass a quiz, so it is often a wrong answer to questions about other words. */
const TYPED_OFFER_CHANCE = 0.8;

/** Three different texts that are clearly wrong but look similar; null when there are fewer than three. */
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
  const isOffered = typed && others.includes(typed) && isWrongBeside(right, typed) && random() < TYPED_OFFER_CHANCE;
  const chosen = nearTexts(rightText, fitting.map(textOf), {
    count: WRONG_OPTIONS,
    always: isOffered && textOf(typed) !== rightText ? textOf(typed) : undefined,
    random,
  });
  return chosen.length === WRONG_OPTIONS ? chosen : null;
}
