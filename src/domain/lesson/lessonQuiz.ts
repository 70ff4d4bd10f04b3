import { type Fields, isFields, isListOf, isMoment, isText } from '../guards';
import { type ActivityOf, NO_ANSWERS, whenOf } from '../activity/activity';
import { isPassed, percentageOf } from '../quiz/scoring';
import { isStopwatch, lapse, spentSeconds, startStopwatch, type Stopwatch } from '../quiz/stopwatch';
import type { Entry } from './entry';

/** An answered question, with all that the result says about it. */
export type LessonQuizAnswer = {
  readonly key: string;
  readonly isRight: boolean;
  readonly mixedUp: readonly string[];
  readonly subject: Entry;
  readonly picked: readonly Entry[];
};

/** A quiz of a lesson as it goes on. Its questions are made from the seed, each time the same. */
export type LessonQuiz = {
  /** Under which it is recorded, once. */
  readonly recordId: string;
  readonly seed: number;
  readonly watch: Stopwatch;
  readonly total: number;
  readonly answers: readonly LessonQuizAnswer[];
};

export const startLessonQuiz = (recordId: string, seed: number, total: number, now: number): LessonQuiz => ({
  recordId,
  seed,
  watch: startStopwatch(now),
  total,
  answers: [],
});

export const isQuizFinished = ({ answers, total }: LessonQuiz): boolean => answers.length >= total;

/** @param place from 0; an answer to a question that was answered already changes nothing */
export const answerQuestion = (quiz: LessonQuiz, place: number, answer: LessonQuizAnswer, now: number): LessonQuiz =>
  isQuizFinished(quiz) || place !== quiz.answers.length
    ? quiz
    : { ...quiz, answers: [...quiz.answers, answer], watch: lapse(quiz.watch, now) };

export const rightAnswers = ({ answers }: LessonQuiz): number => answers.filter(({ isRight }) => isRight).length;

export const quizScore = (quiz: LessonQuiz): number => percentageOf(rightAnswers(quiz), quiz.total);

export const isQuizPassed = (quiz: LessonQuiz): boolean => isPassed(quizScore(quiz));

type Whose = { readonly userId: string; readonly lessonId: string; readonly part: number };

export function quizActivity({ answers, watch }: LessonQuiz, whose: Whose): ActivityOf<'lesson-quiz'> {
  const mixedUp = answers.flatMap((answer) => answer.mixedUp);
  const keysOf = (isRight: boolean) => answers.filter((answer) => answer.isRight === isRight).map(({ key }) => key);
  return {
    ...whose,
    ...whenOf(whose.userId, watch.startedAt, spentSeconds(watch)),
    ...NO_ANSWERS,
    kind: 'lesson-quiz',
    right: keysOf(true),
    wrong: keysOf(false),
    mixedUp,
  };
}

const isOr = (value: unknown, isOne: (entry: unknown) => boolean) => value === undefined || isOne(value);

const isEntry = (value: unknown): value is Entry =>
  isFields(value) &&
  isText(value['key']) &&
  isText(value['telugu']) &&
  isOr(value['english'], isText) &&
  isOr(value['picture'], isText) &&
  isOr(value['number'], isMoment) &&
  isOr(value['isTrue'], (entry) => typeof entry === 'boolean');

const isAnswer = (value: unknown): value is LessonQuizAnswer =>
  isFields(value) &&
  isText(value['key']) &&
  typeof value['isRight'] === 'boolean' &&
  isListOf(value['mixedUp'], isText) &&
  isEntry(value['subject']) &&
  isListOf(value['picked'], isEntry);

const isLessonQuiz = (value: Fields): value is LessonQuiz =>
  isText(value['recordId']) &&
  value['recordId'] !== '' &&
  isMoment(value['seed']) &&
  isMoment(value['total']) &&
  value['total'] > 0 &&
  isStopwatch(value['watch']) &&
  isListOf(value['answers'], isAnswer) &&
  value['answers'].length <= value['total'];

/** A quiz that was kept, if it is one: what lies in a browser's storage may be anything. */
export const readLessonQuiz = (kept: unknown): LessonQuiz | null =>
  isFields(kept) && isLessonQuiz(kept) ? kept : null;
