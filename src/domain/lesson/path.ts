import type { Lesson, Module } from './lesson';
import { isLessonCompleted } from './parts';

/** How far along the path a learner is; `partsDone` is their summary's. */
export type LessonStanding = {
  readonly lesson: Lesson;
  readonly completed: boolean;
  readonly locked: boolean;
};

export type ModuleStanding = {
  readonly module: Module;
  readonly completed: boolean;
  readonly locked: boolean;
  readonly lessons: readonly LessonStanding[];
};

const isModuleCompleted = (module: Module, partsDone: readonly string[]): boolean =>
  module.lessons.every((lesson) => isLessonCompleted(lesson, partsDone));

export function learningPath(modules: readonly Module[], partsDone: readonly string[]): ModuleStanding[] {
  const isOpen = ({ needs }: Module) =>
    modules.every((module) => !needs.includes(module.id) || isModuleCompleted(module, partsDone));
  return modules.map((module) => {
    const locked = !isOpen(module);
    return {
      module,
      locked,
      completed: isModuleCompleted(module, partsDone),
      lessons: module.lessons.map((lesson) => ({
        lesson,
        locked,
        completed: isLessonCompleted(lesson, partsDone),
      })),
    };
  });
}

/** The next lesson to learn, with its module; `null` when all are completed. */
export function nextLesson(
  path: readonly ModuleStanding[],
): { readonly module: Module; readonly lesson: Lesson } | null {
  for (const { module, lessons } of path) {
    const open = lessons.find(({ completed, locked }) => !completed && !locked);
    if (open) return { module, lesson: open.lesson };
  }
  return null;
}
