import { kindOrders } from '../../../content/lessons/kindOrders';
import { type AnyExercise, isDrawn, repeatExercise } from '../../../exercises/kinds';
import { planExercises, planQuiz, planLessonRun } from '../../../domain/exercise/plan';
import { exerciseNumbersOfRun } from '../../../domain/exercise/lessonRun';
import { doneOf, numbersOf, partKey } from '../../../domain/lesson/parts';
import type { Material } from '../../../domain/lesson/material';
import { stepOf } from '../../../domain/lesson/step';
import type { RunTask } from '../../../domain/practice/run';
import { unnumbered } from '../../../practice/useStartedRun';
import type { OpenLesson } from '../lesson/LessonGate';

const timesSeenBy =
  ({ summary }: OpenLesson) =>
  (key: string) =>
    (summary.rightByItem[key] ?? 0) + (summary.wrongByItem[key] ?? 0);

/** Plans the requested exercise, or else the lesson's next run. */
function plannedExercises(open: OpenLesson, material: Material, requested: number | null) {
  const { lesson, summary } = open;
  const plan = { lesson, material, timesSeen: timesSeenBy(open), order: kindOrders[lesson.id] };
  if (requested !== null)
    return planExercises(plan, [requested], Math.random).map((exercise) => ({ exercise, number: requested }));
  const done = doneOf(lesson, 'exercise', summary.partsDone);
  return planLessonRun(plan, exerciseNumbersOfRun(numbersOf(lesson, 'exercise'), done, Math.random), Math.random);
}

export const exerciseTasks = (open: OpenLesson, material: Material, requested: number | null): readonly RunTask[] =>
  plannedExercises(open, material, requested).map(({ exercise, number }) => ({
    exercise,
    part: number === null ? null : partKey(open.lesson.id, 'exercise', number),
  }));

/** The same question with other options, but only with letters the learner has already seen. */
export function repeatedTask(open: OpenLesson, material: Material, exercise: AnyExercise): AnyExercise {
  const step = stepOf(material, timesSeenBy(open));
  return isDrawn(exercise) ? repeatExercise(exercise, step.material, Math.random) : exercise;
}

/** True if the lesson has letters or signs that were not practiced often enough yet. */
export const hasNewLetters = (open: OpenLesson, material: Material): boolean =>
  stepOf(material, timesSeenBy(open)).learning.length > 0;

const neverSeen = () => 0;

export const quizTasks = ({ lesson }: OpenLesson, material: Material): readonly RunTask[] =>
  planQuiz({ lesson, material, timesSeen: neverSeen }, Math.random).map(unnumbered);
