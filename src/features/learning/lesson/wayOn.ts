import type { Lesson, Module } from '../../../domain/lesson/lesson';
import { doneOf, type LessonPart, numbersOf } from '../../../domain/lesson/parts';
import { exercisesAddress, lessonAddress, pagesAddress, quizAddress } from '../addresses';

const firstUndone = (lesson: Lesson, part: LessonPart, partsDone: readonly string[]): number | undefined => {
  const done = doneOf(lesson, part, partsDone);
  return numbersOf(lesson, part).find((number) => !done.includes(number));
};

/** What a learner had best do next in a lesson. */
export type WayOn =
  | { readonly kind: 'read' }
  | { readonly kind: 'exercise' | 'quiz'; readonly number: number }
  | { readonly kind: 'completed' };

/** @param isRead whether all pages of the lesson were read */
export function wayOn(lesson: Lesson, partsDone: readonly string[], isRead = false): WayOn {
  const exercise = firstUndone(lesson, 'exercise', partsDone);
  if (exercise !== undefined) {
    const hasBegun = isRead || doneOf(lesson, 'exercise', partsDone).length > 0;
    return hasBegun ? { kind: 'exercise', number: exercise } : { kind: 'read' };
  }
  const quiz = firstUndone(lesson, 'quiz', partsDone);
  return quiz === undefined ? { kind: 'completed' } : { kind: 'quiz', number: quiz };
}

/** Where the best next thing begins at once. */
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

/** The first quiz that is not passed; when all are, the first one again. */
export const quizToTake = (lesson: Lesson, partsDone: readonly string[]): number =>
  firstUndone(lesson, 'quiz', partsDone) ?? 1;
