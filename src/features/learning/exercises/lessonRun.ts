import { kindOrders } from '../../../content/lessons/kindOrders';
import { type AnyExercise, isDrawn, madeAgain } from '../../../exercises/kinds';
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

/** The exercise that was asked for, or else the lesson's next run. */
function plannedExercises(open: OpenLesson, material: Material, asked: number | null) {
  const { lesson, summary } = open;
  const plan = { lesson, material, timesSeen: timesSeenBy(open), order: kindOrders[lesson.id] };
  if (asked !== null) return planExercises(plan, [asked], Math.random).map((exercise) => ({ exercise, number: asked }));
  const done = doneOf(lesson, 'exercise', summary.partsDone);
  return planLessonRun(plan, exerciseNumbersOfRun(numbersOf(lesson, 'exercise'), done, Math.random), Math.random);
}

export const exerciseTasks = (open: OpenLesson, material: Material, asked: number | null): readonly RunTask[] =>
  plannedExercises(open, material, asked).map(({ exercise, number }) => ({
    exercise,
    part: number === null ? null : partKey(open.lesson.id, 'exercise', number),
  }));

/** The same question once more: with other options, but none that the learner has not met. */
export function askedAgain(open: OpenLesson, material: Material, exercise: AnyExercise): AnyExercise {
  const step = stepOf(material, timesSeenBy(open));
  return isDrawn(exercise) ? madeAgain(exercise, step.material, Math.random) : exercise;
}

/** Whether there are letters or signs in the lesson that were not asked for often enough yet. */
export const hasMoreToMeet = (open: OpenLesson, material: Material): boolean =>
  stepOf(material, timesSeenBy(open)).learning.length > 0;

const neverSeen = () => 0;

export const quizTasks = ({ lesson }: OpenLesson, material: Material): readonly RunTask[] =>
  planQuiz({ lesson, material, timesSeen: neverSeen }, Math.random).map(unnumbered);
