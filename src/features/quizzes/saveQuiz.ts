import type { QuizInProgress } from '../../domain/quiz/quizInProgress';
import { quizRecord } from '../../domain/quiz/quizRecord';
import type { Documents, Saved } from '../../ports/documents';
import { activityWrites } from '../../session/activityWrites';

/** The result, the activity and the totals: all or none, and once for each quiz. `null` when it failed. */
export async function saveQuiz(
  documents: Documents,
  quiz: QuizInProgress,
  userId: string,
  now: number,
): Promise<Saved | null> {
  const { recordId } = quiz;
  const { result, activity } = quizRecord(quiz, userId, now);
  const saved = await documents.batch([
    { write: 'add', collection: 'quizResults', id: recordId, data: result },
    ...activityWrites(recordId, activity),
  ]);
  if (saved.ok) return saved.value;
  // Sent twice, from two tabs or after an answer that got lost: the first one counts.
  const before = saved.error.kind === 'denied' ? await documents.get('quizResults', recordId) : null;
  if (before?.ok && before.value) return 'saved';
  console.warn('The quiz result could not be saved:', saved.error.kind, saved.error.detail);
  return null;
}
