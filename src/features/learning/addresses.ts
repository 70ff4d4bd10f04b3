import { LESSON_IDS, type Lesson, type LessonId, type Module } from '../../domain/lesson/lesson';

export const PATH = '/dashboard/learning';

export const lessonAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>): string =>
  `${PATH}/${module.id}/${lesson.id}`;

/** The lesson that an address is about. */
export const lessonAt = (pathname: string): LessonId | undefined => {
  const [, , , , named] = pathname.split('/');
  return LESSON_IDS.find((id) => id === named);
};

/** All its lessons once more, in one sitting. */
export const moduleReviewAddress = (module: Pick<Module, 'id'>): string => `${PATH}/${module.id}/review`;

/** Without a number: those not yet done, in their order. */
export const exercisesAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, number?: number): string =>
  `${lessonAddress(module, lesson)}/exercises${number === undefined ? '' : `/${number}`}`;

export const quizAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, number: number): string =>
  `${lessonAddress(module, lesson)}/quizzes/${number}`;

/** Without a page: the first one that was not read. */
export const pagesAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, page?: number | 'all'): string =>
  `${lessonAddress(module, lesson)}/pages${page === undefined ? '' : `/${page}`}`;

export const pagePracticeAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, page: number): string =>
  `${pagesAddress(module, lesson, page)}/practice`;

/** How a letter is written, and the way to the slate. */
export const writingAddress = (letter: string): string => `/dashboard/write?letter=${encodeURIComponent(letter)}`;

export const WRITING = '/dashboard/write';

export const chartAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>): string =>
  `${lessonAddress(module, lesson)}/chart`;

/** Given along to the path: which lesson was asked for before it was open. */
export type SentBack = { readonly notYet: LessonId };

export const askedTooSoon = (state: unknown): LessonId | null =>
  typeof state === 'object' && state !== null && 'notYet' in state
    ? (LESSON_IDS.find((id) => id === state.notYet) ?? null)
    : null;
