import type { StartAt } from '../learner/preferences';
import { type Lesson, type LessonId, type Module, modulesOfCourse } from '../lesson/lesson';
import { doneOf, numbersOf } from '../lesson/parts';
import { learningPath, openLessons } from '../lesson/path';
import type { LetterStanding } from './knowledge';
import { PRIMER_CONSONANTS, PRIMER_VOWELS } from '../script/letters';

const MAX_LESSONS = 3;

export type LessonToday = {
  readonly module: Module;
  readonly lesson: Lesson;
  /** Exercises done and quizzes passed. */
  readonly done: number;
  readonly total: number;
};

/** The next thing to do in a lesson: its exercises, then the first quiz that is not passed. */
export type NextTask = { readonly part: 'exercise' } | { readonly part: 'quiz'; readonly number: number };

export function nextTask(lesson: Lesson, partsDone: readonly string[]): NextTask {
  const passed = doneOf(lesson, 'quiz', partsDone);
  const areExercisesDone = doneOf(lesson, 'exercise', partsDone).length === lesson.practiceExercises;
  const number = areExercisesDone ? numbersOf(lesson, 'quiz').find((one) => !passed.includes(one)) : undefined;
  return number === undefined ? { part: 'exercise' } : { part: 'quiz', number };
}

const partsOf = ({ practiceExercises, quizzes }: Lesson): number => practiceExercises + quizzes;

const partsDoneOf = (lesson: Lesson, partsDone: readonly string[]): number =>
  doneOf(lesson, 'exercise', partsDone).length + doneOf(lesson, 'quiz', partsDone).length;

/** The next open lessons on the path, in order; empty if all are completed. */
export const lessonsToday = (
  modules: readonly Module[],
  partsDone: readonly string[],
  startAt?: StartAt,
): LessonToday[] =>
  openLessons(learningPath(modules, partsDone, startAt))
    .slice(0, MAX_LESSONS)
    .map(({ module, lesson }) => ({
      module,
      lesson,
      done: partsDoneOf(lesson, partsDone),
      total: partsOf(lesson),
    }));

/** The percentage of the course that is done; every exercise and quiz of its nine lessons counts the same. */
export function overallPercent(modules: readonly Module[], partsDone: readonly string[]): number {
  const lessons = modulesOfCourse(modules).flatMap((module) => module.lessons);
  const total = lessons.reduce((sum, lesson) => sum + partsOf(lesson), 0);
  const done = lessons.reduce((sum, lesson) => sum + partsDoneOf(lesson, partsDone), 0);
  return total === 0 ? 0 : Math.floor((done / total) * 100);
}

const LETTERS_OF: Partial<Readonly<Record<LessonId, readonly string[]>>> = {
  vowels: PRIMER_VOWELS,
  consonants: PRIMER_CONSONANTS,
};

export type LettersOfLesson = { readonly known: number; readonly total: number; readonly waiting: readonly string[] };

/** The known and remaining letters of a letter lesson; `null` for other lessons. */
export function lettersOfLesson(lesson: LessonId, standings: readonly LetterStanding[]): LettersOfLesson | null {
  const letters = LETTERS_OF[lesson];
  if (!letters) return null;
  const lessonLetters = standings.filter(({ letter }) => letters.includes(letter));
  const waiting = lessonLetters.filter(({ knowledge }) => knowledge !== 'known').map(({ letter }) => letter);
  return { known: lessonLetters.length - waiting.length, total: lessonLetters.length, waiting };
}
