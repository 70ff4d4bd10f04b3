import type { Lesson, Module } from '../../../domain/lesson/lesson';
import { doneOf, type LessonPart, numbersOf } from '../../../domain/lesson/parts';
import { exercisesAddress, lessonAddress, pagesAddress, quizAddress } from '../addresses';

const firstNotDone = (lesson: Lesson, part: LessonPart, partsDone: readonly string[]): number | undefined => {
  const done = doneOf(lesson, part, partsDone);
  return numbersOf(lesson, part).find((number) => !done.includes(number));
};

/** The best next step in a lesson. */
export type WayOn =
  | { readonly kind: 'read' }
  | { readonly kind: 'exercise' | 'quiz'; readonly number: number }
  | { readonly kind: 'completed' };

/** @param isRead whether all pages of the lesson were read */
export function wayOn(lesson: Lesson, partsDone: readonly string[], isRead = false): WayOn {
  const exercise = firstNotDone(lesson, 'exercise', partsDone);
  if (exercise !== undefined) {
    const hasBegun = isRead || doneOf(lesson, 'exercise', partsDone).length > 0;
    return hasBegun ? { kind: 'exercise', number: exercise } : { kind: 'read' };
  }
  const quiz = firstNotDone(lesson, 'quiz', partsDone);
  return quiz === undefined ? { kind: 'completed' } : { kind: 'quiz', number: quiz };
}

/** The page where the next step starts. */
export function wayAddress(module: Pick<Module, 'id'>, lesson: Lesson, way: WayOn): string {
  switch (way.kind) {
    case 'read':
      return pagesAddress(module, lesson);
    case 'exercise':
      return exercisesAddress(module, lesson);
    case 'quiz':
      return quizAddress(module, lesson, way.number);
    case 'completed':
      return lessonAddress(module, lesson);
  }
}

/** The first quiz that is not passed or, if all are, the first one again. */
export const quizToTake = (lesson: Lesson, partsDone: readonly string[]): number =>
  firstNotDone(lesson, 'quiz', partsDone) ?? 1;
