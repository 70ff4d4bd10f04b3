import type { Lesson } from './lesson';

/** Exercises and quizzes of a lesson are numbered from 1. */
export type LessonPart = 'exercise' | 'quiz';

/** The key under which a summary stores a finished exercise or a passed quiz. */
export const partKey = (lessonId: string, part: LessonPart, number: number): string => `${lessonId}/${part}/${number}`;

const countOf = (lesson: Lesson, part: LessonPart): number =>
  part === 'exercise' ? lesson.practiceExercises : lesson.quizzes;

export const numbersOf = (lesson: Lesson, part: LessonPart): number[] =>
  Array.from({ length: countOf(lesson, part) }, (_, at) => at + 1);

export const doneOf = (lesson: Lesson, part: LessonPart, partsDone: readonly string[]): number[] =>
  numbersOf(lesson, part).filter((number) => partsDone.includes(partKey(lesson.id, part, number)));

/** A lesson is completed when every exercise is done and every quiz passed. */
export const isLessonCompleted = (lesson: Lesson, partsDone: readonly string[]): boolean =>
  (['exercise', 'quiz'] as const).every((part) => doneOf(lesson, part, partsDone).length === countOf(lesson, part));
