import type { Difficulty } from './difficulty';
import type { GeneratedQuestion } from './generatedQuestion';
import type { QuizAnswer, WordQuizResult } from './quizResult';
import { percentageOf } from './scoring';
import { lapse, startStopwatch, type Stopwatch } from './stopwatch';

export const MIN_QUESTIONS = 3;
export const MAX_QUESTIONS = 10;
export const DEFAULT_QUESTIONS = 3;

export type WordDifficulty = Exclude<Difficulty, 'easy'>;

/** A medium or hard quiz on its way, as a value that can be kept and gone on with. */
export type WordQuiz = {
  readonly kind: WordDifficulty;
  /** Under which the result is saved: however often it is sent, it counts once. */
  readonly recordId: string;
  readonly watch: Stopwatch;
  readonly word: string;
  readonly telugu: string;
  /** The learner's interests, which the spec keeps with the result. */
  readonly interests: readonly string[];
  readonly questions: readonly GeneratedQuestion[];
  /** One for each question; `null` where none was chosen yet. */
  readonly chosen: readonly (string | null)[];
  readonly at: number;
  readonly isSubmitted: boolean;
};

export type WordStep =
  | { readonly step: 'choose'; readonly option: string }
  | { readonly step: 'next' | 'previous' | 'submit' };

export const startWordQuiz = (
  given: Pick<WordQuiz, 'kind' | 'recordId' | 'word' | 'telugu' | 'interests' | 'questions'>,
  now: number,
): WordQuiz => ({
  ...given,
  watch: startStopwatch(now),
  chosen: given.questions.map(() => null),
  at: 0,
  isSubmitted: false,
});

export const currentWordQuestion = ({ questions, at }: WordQuiz): GeneratedQuestion | undefined => questions[at];

export const isLastQuestion = ({ questions, at }: WordQuiz): boolean => at >= questions.length - 1;

function afterStep(quiz: WordQuiz, step: WordStep): WordQuiz {
  const { chosen, at } = quiz;
  const isAnswered = (chosen[at] ?? null) !== null;
  switch (step.step) {
    case 'choose':
      if (!currentWordQuestion(quiz)?.options.includes(step.option) || chosen[at] === step.option) return quiz;
      return { ...quiz, chosen: chosen.with(at, step.option) };
    case 'previous':
      return at === 0 ? quiz : { ...quiz, at: at - 1 };
    case 'next':
      return isLastQuestion(quiz) || !isAnswered ? quiz : { ...quiz, at: at + 1 };
    case 'submit':
      return isLastQuestion(quiz) && chosen.every((option) => option !== null) ? { ...quiz, isSubmitted: true } : quiz;
  }
}

/** A step that makes no sense changes nothing: Next without an answer, anything after Submit. */
export function wordStep(quiz: WordQuiz, step: WordStep, now: number): WordQuiz {
  if (quiz.isSubmitted) return quiz;
  const next = afterStep(quiz, step);
  return next === quiz ? quiz : { ...next, watch: lapse(quiz.watch, now) };
}

export const wordAnswers = ({ questions, chosen }: WordQuiz): QuizAnswer[] =>
  questions.map(({ english, correctAnswer }, index) => ({
    question: english,
    correctAnswer,
    userAnswer: chosen[index] ?? '',
    isCorrect: chosen[index] === correctAnswer,
  }));

export const wordScore = (quiz: WordQuiz): number => wordAnswers(quiz).filter(({ isCorrect }) => isCorrect).length;

export const wordPercentage = (quiz: WordQuiz): number => percentageOf(wordScore(quiz), quiz.questions.length);

export const wordResult = (quiz: WordQuiz, userId: string, now: number): WordQuizResult => ({
  userId,
  timestamp: now,
  createdAt: now,
  difficulty: quiz.kind,
  score: wordPercentage(quiz),
  totalQuestions: quiz.questions.length,
  percentage: wordPercentage(quiz),
  completed: true,
  selectedCategories: quiz.interests,
  answers: wordAnswers(quiz),
  word: quiz.word,
});
