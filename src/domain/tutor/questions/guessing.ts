import type { GeneratedQuestion } from '../../quiz/generatedQuestion';
import { isPassed, percentageOf } from '../../quiz/passMark';
import { likeness } from './near';

/** A rule for guessing without knowing Telugu. `typed` is the word the quiz is about, in both languages. */
export type Guess = (question: GeneratedQuestion, typed: readonly string[]) => string | undefined;

const length = (text: string) => [...text].length;

/** The option with the highest score; the first one in a tie. */
function highest(options: readonly string[], scoreOf: (option: string, at: number) => number): string | undefined {
  const scores = options.map(scoreOf);
  return options[scores.indexOf(Math.max(...scores))];
}

const likenessCache = new WeakMap<readonly string[], readonly number[]>();

function likenessToOthers(options: readonly string[]): readonly number[] {
  const cached = likenessCache.get(options);
  if (cached) return cached;
  const scores = options.map((option) =>
    options.reduce((sum, other) => sum + (other === option ? 0 : likeness(option, other)), 0),
  );
  likenessCache.set(options, scores);
  return scores;
}

const pairsOf = (text: string) => [...text].map((letter, at, all) => letter + (all[at + 1] ?? ''));

/** The share of the option's letter pairs that occur in the question. */
function shareIn(option: string, question: string): number {
  const pairs = pairsOf(option.toLowerCase());
  const shown = question.toLowerCase();
  return pairs.filter((pair) => shown.includes(pair)).length / pairs.length;
}

const containsTyped = (option: string, typed: readonly string[]) =>
  typed.some((text) => text !== '' && option.toLowerCase().includes(text.toLowerCase()));

export const GUESSES = {
  'the typed word': ({ options }, typed) =>
    options.find((option) => typed.includes(option)) ??
    options.find((option) => containsTyped(option, typed)) ??
    options[0],
  'the longest': ({ options }) => highest(options, length),
  'the shortest': ({ options }) => highest(options, (option) => -length(option)),
  'the first': ({ options }) => options[0],
  'most like the others': ({ options }) => highest(options, (_, at) => likenessToOthers(options)[at] ?? 0),
  'least like the others': ({ options }) => highest(options, (_, at) => -(likenessToOthers(options)[at] ?? 0)),
  'most like the question': ({ options, english, telugu }) =>
    highest(options, (option) => Math.max(shareIn(option, english), shareIn(option, telugu))),
} as const satisfies Readonly<Record<string, Guess>>;

export const hitsOf = (guess: Guess, questions: readonly GeneratedQuestion[], typed: readonly string[]): number =>
  questions.filter((question) => guess(question, typed) === question.correctAnswer).length;

export const isPassedBy = (guess: Guess, questions: readonly GeneratedQuestion[], typed: readonly string[]): boolean =>
  isPassed(percentageOf(hitsOf(guess, questions, typed), questions.length));

export const isGuessable = (questions: readonly GeneratedQuestion[], typed: readonly string[]): boolean =>
  Object.values(GUESSES).some((guess) => isPassedBy(guess, questions, typed));
