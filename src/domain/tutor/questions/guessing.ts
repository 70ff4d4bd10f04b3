import type { GeneratedQuestion } from '../../quiz/generatedQuestion';
import { isPassed, percentageOf } from '../../quiz/scoring';
import { likeness } from './near';

/** What somebody who knows no Telugu could go by. `typed` is what the quiz was asked about, in both languages. */
export type Guess = (question: GeneratedQuestion, typed: readonly string[]) => string | undefined;

const length = (text: string) => [...text].length;

/** The option with the highest figure; the first of several. */
function highest(options: readonly string[], figure: (option: string, at: number) => number): string | undefined {
  const figures = options.map(figure);
  return options[figures.indexOf(Math.max(...figures))];
}

const figuresOf = new WeakMap<readonly string[], readonly number[]>();

/** For each option, how much it looks like the others. */
function sharedWithOthers(options: readonly string[]): readonly number[] {
  const known = figuresOf.get(options);
  if (known) return known;
  const figures = options.map((option) =>
    options.reduce((sum, other) => sum + (other === option ? 0 : likeness(option, other)), 0),
  );
  figuresOf.set(options, figures);
  return figures;
}

const pairsOf = (text: string) => [...text].map((letter, at, all) => letter + (all[at + 1] ?? ''));

/** How much of an option can be seen in the question. */
function shownIn(option: string, question: string): number {
  const pairs = pairsOf(option.toLowerCase());
  const shown = question.toLowerCase();
  return pairs.filter((pair) => shown.includes(pair)).length / pairs.length;
}

const has = (option: string, typed: readonly string[]) =>
  typed.some((text) => text !== '' && option.toLowerCase().includes(text.toLowerCase()));

export const GUESSES = {
  'the typed word': ({ options }, typed) =>
    options.find((option) => typed.includes(option)) ?? options.find((option) => has(option, typed)) ?? options[0],
  'the longest': ({ options }) => highest(options, length),
  'the shortest': ({ options }) => highest(options, (option) => -length(option)),
  'the first': ({ options }) => options[0],
  'most like the others': ({ options }) => highest(options, (_, at) => sharedWithOthers(options)[at] ?? 0),
  'least like the others': ({ options }) => highest(options, (_, at) => -(sharedWithOthers(options)[at] ?? 0)),
  'most like the question': ({ options, english, telugu }) =>
    highest(options, (option) => Math.max(shownIn(option, english), shownIn(option, telugu))),
} as const satisfies Readonly<Record<string, Guess>>;

export const hitsOf = (guess: Guess, questions: readonly GeneratedQuestion[], typed: readonly string[]): number =>
  questions.filter((question) => guess(question, typed) === question.correctAnswer).length;

export const isPassedBy = (guess: Guess, questions: readonly GeneratedQuestion[], typed: readonly string[]): boolean =>
  isPassed(percentageOf(hitsOf(guess, questions, typed), questions.length));

/** Whether one simple rule would pass the quiz. */
export const isGuessable = (questions: readonly GeneratedQuestion[], typed: readonly string[]): boolean =>
  Object.values(GUESSES).some((guess) => isPassedBy(guess, questions, typed));
