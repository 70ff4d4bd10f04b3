import { type Activity, NO_ANSWERS, whenOf } from '../activity/activity';
import { itemKey } from '../activity/itemKey';
import { easyResult, easyScore } from './easyQuiz';
import type { QuizInProgress } from './quizInProgress';
import type { QuizResult } from './quizResult';
import { spentSeconds } from './stopwatch';
import { wordAnswers, wordResult, wordScore } from './wordQuiz';

/** Everything that a finished quiz leaves behind. */
export type QuizRecord = { readonly result: QuizResult; readonly activity: Activity };

/** A point for each right answer, at every level. */
export const pointsOf = (quiz: QuizInProgress): number => (quiz.kind === 'easy' ? easyScore(quiz) : wordScore(quiz));

/** What was asked about: the word of the bank, or the question. */
const answeredIn = (quiz: QuizInProgress) =>
  quiz.kind === 'easy'
    ? quiz.answers.map(({ isCorrect }, index) => ({
        isCorrect,
        name: itemKey('word', quiz.questions[index]?.id ?? ''),
      }))
    : wordAnswers(quiz).map(({ isCorrect, question }) => ({ isCorrect, name: question }));

export function quizRecord(quiz: QuizInProgress, userId: string, now: number): QuizRecord {
  const names = (isRight: boolean) =>
    answeredIn(quiz).flatMap(({ isCorrect, name }) => (isCorrect === isRight ? [name] : []));
  return {
    result: quiz.kind === 'easy' ? easyResult(quiz, userId, now) : wordResult(quiz, userId, now),
    activity: {
      ...whenOf(userId, quiz.watch.startedAt, spentSeconds(quiz.watch)),
      ...NO_ANSWERS,
      kind: 'quiz',
      difficulty: quiz.kind,
      right: names(true),
      wrong: names(false),
    },
  };
}
