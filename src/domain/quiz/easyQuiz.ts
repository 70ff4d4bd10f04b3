import { type Random, shuffled } from '../random';
import { englishPrompt } from './englishPrompt';
import type { EasyQuizAnswer, EasyQuizResult } from './quizResult';
import { percentageOf } from './scoring';
import { lapse, startStopwatch, type Stopwatch } from './stopwatch';
import type { Translation } from './translation';

export const EASY_QUESTION_COUNTS = [5, 10, 15, 20] as const;
export type EasyQuestionCount = (typeof EASY_QUESTION_COUNTS)[number];
export const DEFAULT_EASY_COUNT: EasyQuestionCount = 5;

export type EasyQuestion = {
  /** The id of its translation. */
  readonly id: string;
  readonly prompt: string;
  readonly category: string;
  /** Two, in random order. */
  readonly options: readonly string[];
  readonly correctAnswer: string;
};

/** A quiz on its way, as a value that can be kept and gone on with. */
export type EasyQuiz = {
  readonly kind: 'easy';
  /** Under which the result is saved: however often it is sent, it counts once. */
  readonly recordId: string;
  readonly watch: Stopwatch;
  readonly selectedCategories: Readonly<Record<string, boolean>>;
  readonly questions: readonly EasyQuestion[];
  /** The answers that count; the one to the question on show comes with Next. */
  readonly answers: readonly EasyQuizAnswer[];
  readonly picked: string | null;
};

export type EasyStep = { readonly step: 'pick'; readonly option: string } | { readonly step: 'next' };

export const easyQuestion = ({ id, correct, wrong, category }: Translation, random: Random): EasyQuestion => ({
  id,
  prompt: englishPrompt(id),
  category,
  options: shuffled([correct, wrong], random),
  correctAnswer: correct,
});

export const startEasyQuiz = (
  given: Pick<EasyQuiz, 'recordId' | 'selectedCategories' | 'questions'>,
  now: number,
): EasyQuiz => ({ kind: 'easy', ...given, watch: startStopwatch(now), answers: [], picked: null });

export const currentEasyQuestion = ({ questions, answers }: EasyQuiz): EasyQuestion | undefined =>
  questions[answers.length];

export const isEasyFinished = ({ questions, answers }: EasyQuiz): boolean => answers.length >= questions.length;

/** A step that makes no sense changes nothing: a second pick, Next without an answer, anything after the end. */
export function easyStep(quiz: EasyQuiz, step: EasyStep, now: number): EasyQuiz {
  const question = currentEasyQuestion(quiz);
  if (!question) return quiz;
  if (step.step === 'pick') {
    if (quiz.picked !== null || !question.options.includes(step.option)) return quiz;
    return { ...quiz, picked: step.option, watch: lapse(quiz.watch, now) };
  }
  if (quiz.picked === null) return quiz;
  const answer: EasyQuizAnswer = {
    question: question.prompt,
    correctAnswer: question.correctAnswer,
    userAnswer: quiz.picked,
    isCorrect: quiz.picked === question.correctAnswer,
    category: question.category,
  };
  return { ...quiz, answers: [...quiz.answers, answer], picked: null, watch: lapse(quiz.watch, now) };
}

export const easyScore = ({ answers }: EasyQuiz): number => answers.filter(({ isCorrect }) => isCorrect).length;

export const easyResult = (quiz: EasyQuiz, userId: string, now: number): EasyQuizResult => ({
  userId,
  timestamp: now,
  difficulty: 'easy',
  score: easyScore(quiz),
  totalQuestions: quiz.questions.length,
  percentage: percentageOf(easyScore(quiz), quiz.questions.length),
  completed: true,
  selectedCategories: quiz.selectedCategories,
  answers: quiz.answers,
});
