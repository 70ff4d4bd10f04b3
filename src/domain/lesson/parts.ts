import type { Lesson } from './lesson';

/** An exercise or a quiz of a lesson, each numbered from 1. */
export type LessonPart = 'exercise' | 'quiz';

/** The name under which a summary keeps that an exercise is done or a quiz passed. */
export const partKey = (lessonId: string, part: LessonPart, number: number): string => `${lessonId}/${part}/${number}`;

const countOf = (lesson: Lesson, part: LessonPart): number =>
  part === 'exercise' ? lesson.practiceExercises : lesson.quizzes;

export const numbersOf = (lesson: Lesson, part: LessonPart): number[] =>
  Array.from({ length: countOf(lesson, part) }, (_, at) => at + 1);

export const doneOf = (lesson: Lesson, part: LessonPart, partsDone: readonly string[]): number[] =>
  numbersOf(lesson, part).filter((number) => partsDone.includes(partKey(lesson.id, part, number)));

/** Completed: every exercise is done and every quiz passed. */
export const isLessonCompleted = (lesson: Lesson, partsDone: readonly string[]): boolean =>
  (['exercise', 'quiz'] as const).every((part) => doneOf(lesson, part, partsDone).length === countOf(lesson, part));
