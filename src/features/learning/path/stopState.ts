import type { LessonId } from '../../../domain/lesson/lesson';
import type { LessonStanding } from '../../../domain/lesson/path';

/** `next` is the lesson to learn now. */
export type StopState = 'done' | 'next' | 'open' | 'locked';

export function stateOf({ lesson, completed, locked }: LessonStanding, nextId: LessonId | undefined): StopState {
  if (locked) return 'locked';
  if (completed) return 'done';
  return lesson.id === nextId ? 'next' : 'open';
}
