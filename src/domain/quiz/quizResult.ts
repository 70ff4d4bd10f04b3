import type { Difficulty } from './difficulty';

export type QuizAnswer = {
  readonly question: string;
  readonly correctAnswer: string;
  readonly userAnswer: string;
  readonly isCorrect: boolean;
};

export type EasyQuizAnswer = QuizAnswer & { readonly category: string };

type AnyQuizResult = {
  readonly userId: string;
  /** Milliseconds since 1970, like every time in a document. */
  readonly timestamp: number;
  readonly totalQuestions: number;
  readonly completed: boolean;
  readonly percentage: number;
};

export type EasyQuizResult = AnyQuizResult & {
  readonly difficulty: 'easy';
  /** The number of correct answers. */
  readonly score: number;
  readonly selectedCategories: Readonly<Record<string, boolean>>;
  readonly answers: readonly EasyQuizAnswer[];
};

export type WordQuizResult = AnyQuizResult & {
  readonly difficulty: Exclude<Difficulty, 'easy'>;
  /** A percentage, unlike the score of an easy quiz. */
  readonly score: number;
  /** The learner's interests when the quiz was taken. */
  readonly selectedCategories: readonly string[];
  readonly answers: readonly QuizAnswer[];
  readonly word: string;
  readonly createdAt: number;
};

export type QuizResult = EasyQuizResult | WordQuizResult;
