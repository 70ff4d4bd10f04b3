import type { QuizInProgress } from '../../domain/quiz/quizInProgress';
import { quizRecord } from '../../domain/quiz/quizRecord';
import type { Documents, Saved } from '../../ports/documents';
import { recordActivity } from '../../state/recordActivity';

/** The result, the activity and the totals: all or none, and once for each quiz. `null` when it failed. */
export function saveQuiz(
  documents: Documents,
  quiz: QuizInProgress,
  userId: string,
  now: number,
): Promise<Saved | null> {
  const { recordId } = quiz;
  const { result, activity } = quizRecord(quiz, userId, now);
  return recordActivity(documents, recordId, activity, [
    { write: 'add', collection: 'quizResults', id: recordId, data: result },
  ]);
}
