import { readStored, removeStored, writeStored } from '../browser/storage';
import { LESSON_IDS, type LessonId } from '../domain/lesson/lesson';
import { type LessonQuiz, readLessonQuiz } from '../domain/lesson/lessonQuiz';

type Whose = { readonly userId: string; readonly lessonId: LessonId; readonly part: number };

const keyOf = ({ userId, lessonId, part }: Whose) => `lessonQuiz:${userId}:${lessonId}:${part}` as const;

/** The quiz that the learner left in the middle, or whose result is not saved yet. */
export function keptLessonQuiz(whose: Whose): LessonQuiz | null {
  try {
    return readLessonQuiz(JSON.parse(readStored(keyOf(whose)) ?? 'null'));
  } catch {
    return null;
  }
}

export const keepLessonQuiz = (whose: Whose, quiz: LessonQuiz): void => writeStored(keyOf(whose), JSON.stringify(quiz));

export const forgetLessonQuiz = (whose: Whose): void => removeStored(keyOf(whose));

/** More than any lesson has. */
const MOST_QUIZZES = 10;

export const forgetLessonQuizzes = (userId: string): void =>
  LESSON_IDS.forEach((lessonId) => {
    for (let part = 1; part <= MOST_QUIZZES; part += 1) forgetLessonQuiz({ userId, lessonId, part });
  });
