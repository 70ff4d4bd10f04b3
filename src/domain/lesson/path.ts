import type { StartAt } from '../learner/preferences';
import type { Lesson, LessonId, Module } from './lesson';
import { isLessonCompleted } from './parts';

/** The state of a lesson for a learner. */
export type LessonStanding = {
  readonly lesson: Lesson;
  readonly completed: boolean;
  readonly locked: boolean;
  /** The lesson comes before the learner's starting point: it is open, but no module requires it. */
  readonly isKnown: boolean;
};

export type ModuleStanding = {
  readonly module: Module;
  readonly completed: boolean;
  readonly locked: boolean;
  readonly lessons: readonly LessonStanding[];
};

const FIRST_LESSONS: Readonly<Record<StartAt, LessonId>> = {
  letters: 'vowels',
  some: 'vowels',
  consonants: 'consonants',
  gunintalu: 'gunintalu',
  reading: 'greetings',
};

/** @param startAt where the learner started; with `reading`, every module is open */
export function learningPath(
  modules: readonly Module[],
  partsDone: readonly string[],
  startAt: StartAt = 'letters',
): ModuleStanding[] {
  const order = modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const isKnown = ({ id }: Lesson) => order.indexOf(id) < order.indexOf(FIRST_LESSONS[startAt]);
  const isDone = (lesson: Lesson) => isLessonCompleted(lesson, partsDone);
  const isFulfilled = ({ lessons }: Module) => lessons.every((lesson) => isKnown(lesson) || isDone(lesson));
  const isOpen = ({ needs }: Module) =>
    startAt === 'reading' || modules.every((module) => !needs.includes(module.id) || isFulfilled(module));
  return modules.map((module) => {
    const locked = !isOpen(module);
    return {
      module,
      locked,
      completed: module.lessons.every(isDone),
      lessons: module.lessons.map((lesson) => ({
        lesson,
        locked,
        completed: isDone(lesson),
        isKnown: isKnown(lesson),
      })),
    };
  });
}

type OpenLesson = { readonly module: Module; readonly lesson: Lesson };

/** Unlocked lessons that are not completed, in order; those before the learner's starting point come last. */
export function openLessons(path: readonly ModuleStanding[]): readonly OpenLesson[] {
  const open = path.flatMap(({ module, lessons }) =>
    lessons
      .filter(({ completed, locked }) => !completed && !locked)
      .map(({ lesson, isKnown }) => ({ module, lesson, isKnown })),
  );
  return [...open.filter(({ isKnown }) => !isKnown), ...open.filter(({ isKnown }) => isKnown)];
}

/** `null` if all lessons are completed. */
export const nextLesson = (path: readonly ModuleStanding[]): OpenLesson | null => openLessons(path)[0] ?? null;
