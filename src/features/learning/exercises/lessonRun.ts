import { kindOrders } from '../../../content/lessons/kindOrders';
import { newId } from '../../../browser/newId';
import { type AnyExercise, type Exercise, isDrawn, madeAgain } from '../../../exercises/kinds';
import { planExercises, planQuiz, planLessonRun } from '../../../domain/exercise/plan';
import { exerciseNumbersOfRun } from '../../../domain/exercise/lessonRun';
import { doneOf, numbersOf, partKey } from '../../../domain/lesson/parts';
import type { Material } from '../../../domain/lesson/material';
import { stepOf } from '../../../domain/lesson/step';
import { type Run, startRun } from '../../../domain/practice/run';
import type { OpenLesson } from '../lesson/LessonGate';

const timesSeenBy =
  ({ summary }: OpenLesson) =>
  (key: string) =>
    (summary.rightByItem[key] ?? 0) + (summary.wrongByItem[key] ?? 0);

/** The asked for exercise by itself; else the next sitting. */
function tasksFor(open: OpenLesson, material: Material, asked: number | null) {
  const { lesson, summary } = open;
  const plan = { lesson, material, timesSeen: timesSeenBy(open), order: kindOrders[lesson.id] };
  if (asked !== null) return planExercises(plan, [asked], Math.random).map((exercise) => ({ exercise, number: asked }));
  const done = doneOf(lesson, 'exercise', summary.partsDone);
  return planLessonRun(plan, exerciseNumbersOfRun(numbersOf(lesson, 'exercise'), done, Math.random), Math.random);
}

/** Exercises of a lesson, freshly made for this learner. */
export function exercisesRun(open: OpenLesson, material: Material, asked: number | null, userId: string): Run {
  const { lesson } = open;
  const tasks = tasksFor(open, material, asked).map(({ exercise, number }) => ({
    exercise,
    part: number === null ? null : partKey(lesson.id, 'exercise', number),
  }));
  return startRun({ recordId: newId(), userId, aim: { kind: 'lesson', lessonId: lesson.id }, tasks }, Date.now());
}

/** The same question once more: with other options, but none that the learner has not met. */
export function askedAgain(open: OpenLesson, material: Material, exercise: AnyExercise): AnyExercise {
  const step = stepOf(material, timesSeenBy(open));
  return isDrawn(exercise) ? madeAgain(exercise, step.material, Math.random) : exercise;
}

/** Whether there are letters or signs in the lesson that were not asked for often enough yet. */
export const hasMoreToMeet = (open: OpenLesson, material: Material): boolean =>
  stepOf(material, timesSeenBy(open)).learning.length > 0;

const neverSeen = () => 0;

export function quizRun({ lesson }: OpenLesson, material: Material, part: number, userId: string): Run {
  const asTask = (exercise: Exercise) => ({ exercise, part: null });
  const tasks = planQuiz({ lesson, material, timesSeen: neverSeen }, Math.random).map(asTask);
  const aim = { kind: 'lesson-quiz', lessonId: lesson.id, part } as const;
  return startRun({ recordId: newId(), userId, aim, tasks }, Date.now());
}
