import { kindOrder } from '../../domain/exercise/plan';
import type { LessonKindName } from '../../exercises/kinds';
import { materialOf } from '../../domain/lesson/material';
import { wordHeads } from '../bank/heads';
import { MODULES } from '../modules';
import { loadLesson } from '.';
import { CONFUSIONS } from './confusions';

const lessons = MODULES.flatMap((module) => module.lessons);

const orders = await Promise.all(
  lessons.map(async (lesson) => {
    const material = materialOf(await loadLesson(lesson.id), wordHeads, CONFUSIONS);
    return [lesson.id, kindOrder(lesson, material)] as const;
  }),
);

/** The kind of each exercise of each lesson. Prebuilt. */
export const kindOrders: Readonly<Record<string, readonly LessonKindName[]>> = Object.fromEntries(orders);
