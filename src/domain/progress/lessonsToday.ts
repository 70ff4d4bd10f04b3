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
  /** Exercises done and quizzes passed, of all that the lesson has. */
  readonly done: number;
  readonly total: number;
};

/** What comes next in a lesson: its exercises, and when all of them are done, the first quiz that is not passed. */
export type NextTask = { readonly part: 'exercise' } | { readonly part: 'quiz'; readonly number: number };

export function nextTask(lesson: Lesson, partsDone: readonly string[]): NextTask {
  const passed = doneOf(lesson, 'quiz', partsDone);
  const isPractised = doneOf(lesson, 'exercise', partsDone).length === lesson.practiceExercises;
  const number = isPractised ? numbersOf(lesson, 'quiz').find((one) => !passed.includes(one)) : undefined;
  return number === undefined ? { part: 'exercise' } : { part: 'quiz', number };
}

const partsOf = ({ practiceExercises, quizzes }: Lesson): number => practiceExercises + quizzes;

const partsDoneOf = (lesson: Lesson, partsDone: readonly string[]): number =>
  doneOf(lesson, 'exercise', partsDone).length + doneOf(lesson, 'quiz', partsDone).length;

/** The open lessons that come next on the path, the first of them first; none when all are completed. */
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

/** How much of the course is done, in per cent: every exercise and every quiz of its nine lessons counts the same. */
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

/** Of a lesson about letters: how many are known, and the first of those that are not; `null` of other lessons. */
export function lettersOfLesson(lesson: LessonId, standings: readonly LetterStanding[]): LettersOfLesson | null {
  const letters = LETTERS_OF[lesson];
  if (!letters) return null;
  const own = standings.filter(({ letter }) => letters.includes(letter));
  const waiting = own.filter(({ knowledge }) => knowledge !== 'known').map(({ letter }) => letter);
  return { known: own.length - waiting.length, total: own.length, waiting };
}
