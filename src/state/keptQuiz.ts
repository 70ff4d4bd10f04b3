import { readStored, removeStored, writeStored } from '../browser/storage';
import { DIFFICULTIES, type Difficulty } from '../domain/quiz/difficulty';
import { type QuizInProgress, readQuizInProgress } from '../domain/quiz/quizInProgress';

const keyOf = (userId: string, difficulty: Difficulty) => `quizInProgress:${userId}:${difficulty}` as const;

/** The quiz of this level that the learner left in the middle, or whose result is not saved yet. */
export function keptQuiz(userId: string, difficulty: Difficulty): QuizInProgress | null {
  try {
    const quiz = readQuizInProgress(JSON.parse(readStored(keyOf(userId, difficulty)) ?? 'null'));
    return quiz?.kind === difficulty ? quiz : null;
  } catch {
    return null;
  }
}

export const keepQuiz = (userId: string, quiz: QuizInProgress): void =>
  writeStored(keyOf(userId, quiz.kind), JSON.stringify(quiz));

export const forgetQuiz = (userId: string, difficulty: Difficulty): void => removeStored(keyOf(userId, difficulty));

export const forgetQuizzes = (userId: string): void => DIFFICULTIES.forEach((level) => forgetQuiz(userId, level));
