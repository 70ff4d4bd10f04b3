import { LESSON_IDS, type Lesson, type LessonId, type Module } from '../../domain/lesson/lesson';

export const PATH = '/dashboard/learning';

export const lessonAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>): string =>
  `${PATH}/${module.id}/${lesson.id}`;

/** Without a number: those not yet done, in their order. */
export const exercisesAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, number?: number): string =>
  `${lessonAddress(module, lesson)}/exercises${number === undefined ? '' : `/${number}`}`;

export const quizAddress = (module: Pick<Module, 'id'>, lesson: Pick<Lesson, 'id'>, number: number): string =>
  `${lessonAddress(module, lesson)}/quizzes/${number}`;

/** Given along to the path: which lesson was asked for before it was open. */
export type SentBack = { readonly notYet: LessonId };

export const askedTooSoon = (state: unknown): LessonId | null =>
  typeof state === 'object' && state !== null && 'notYet' in state
    ? (LESSON_IDS.find((id) => id === state.notYet) ?? null)
    : null;
