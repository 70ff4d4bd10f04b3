import type { Lesson, Module } from '../../domain/lesson/lesson';

export const HOME = '/dashboard';
export const PLACEMENT = '/dashboard/placement';

export const addressOf = (module: Module, lesson: Lesson): string => `/dashboard/learning/${module.id}/${lesson.id}`;
