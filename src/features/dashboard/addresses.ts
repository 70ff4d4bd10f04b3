import { type LessonToday, nextTask } from '../../domain/progress/lessonsToday';

export const TODAY = '/dashboard/today';
export const REVIEW = '/dashboard/review';
export const SPELLING = '/dashboard/spelling';

export const addressOf = (module: { readonly id: string }, lesson: { readonly id: string }): string =>
  `/dashboard/learning/${module.id}/${lesson.id}`;

/** Leads straight to the lesson's next task, not to its overview. */
export function nextTaskAddress({ module, lesson }: LessonToday, partsDone: readonly string[]): string {
  const next = nextTask(lesson, partsDone);
  const at = addressOf(module, lesson);
  return next.part === 'quiz' ? `${at}/quizzes/${next.number}` : `${at}/exercises`;
}
