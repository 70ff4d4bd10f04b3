import { LESSON_IDS, type Lesson, type LessonId, type Module } from '../../domain/lesson/lesson';

export const PATH = '/dashboard/learning';

export const lessonAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>): string =>
  `${PATH}/${module.id}/${lesson.id}`;

export const lessonAt = (pathname: string): LessonId | undefined => {
  const [, , , , named] = pathname.split('/');
  return LESSON_IDS.find((id) => id === named);
};

/** A review run of all lessons of the module. */
export const moduleReviewAddress = (module: Pick<Module, 'id'>): string => `${PATH}/${module.id}/review`;

/** Without a number, the run has the next exercises that are not done. */
export const exercisesAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, number?: number): string =>
  `${lessonAddress(module, lesson)}/exercises${number === undefined ? '' : `/${number}`}`;

export const quizAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, number: number): string =>
  `${lessonAddress(module, lesson)}/quizzes/${number}`;

/** Without a page, the first unread page opens. */
export const pagesAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, page?: number | 'all'): string =>
  `${lessonAddress(module, lesson)}/pages${page === undefined ? '' : `/${page}`}`;

export const pagePracticeAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, page: number): string =>
  `${pagesAddress(module, lesson, page)}/practice`;

/** The page that shows how to write a letter. */
export const writingAddress = (letter: string): string => `/dashboard/write?letter=${encodeURIComponent(letter)}`;

export const WRITING = '/dashboard/write';

export const chartAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>): string =>
  `${lessonAddress(module, lesson)}/chart`;

/** Passed to the path's page: the lesson that was opened while it was locked. */
export type LockedLesson = { readonly notYet: LessonId };

export const lockedLessonIn = (state: unknown): LessonId | null =>
  typeof state === 'object' && state !== null && 'notYet' in state
    ? (LESSON_IDS.find((id) => id === state.notYet) ?? null)
    : null;
