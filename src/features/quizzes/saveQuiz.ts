import { calendarDay } from '../../domain/learning/calendarDay';
import type { QuizInProgress } from '../../domain/quiz/quizInProgress';
import { quizRecord } from '../../domain/quiz/quizRecord';
import type { Documents, Saved } from '../../ports/documents';

/** The result, the activity and the totals: all or none, and once for each quiz. `null` when it failed. */
export async function saveQuiz(
  documents: Documents,
  quiz: QuizInProgress,
  userId: string,
  now: number,
): Promise<Saved | null> {
  const { recordId } = quiz;
  const { result, activity, points } = quizRecord(quiz, userId, now);
  const saved = await documents.batch([
    { write: 'add', collection: 'quizResults', id: recordId, data: result },
    { write: 'add', collection: 'activities', id: recordId, data: activity },
    {
      write: 'set',
      collection: 'learnerSummaries',
      id: userId,
      increments: [
        { path: ['activities'], by: 1 },
        { path: ['secondsSpent'], by: activity.secondsSpent },
        { path: ['secondsByDay', calendarDay(new Date(activity.startedAt))], by: activity.secondsSpent },
        { path: ['quizPoints'], by: points },
        { path: ['quizzesCompleted', quiz.kind], by: 1 },
      ],
    },
  ]);
  if (saved.ok) return saved.value;
  // Sent twice, from two tabs or after an answer that got lost: the first one counts.
  const before = saved.error.kind === 'denied' ? await documents.get('quizResults', recordId) : null;
  if (before?.ok && before.value) return 'saved';
  console.warn('The quiz result could not be saved:', saved.error.kind, saved.error.detail);
  return null;
}
