import { newId } from '../../../browser/newId';
import type { Exercise } from '../../../domain/exercise/kinds';
import { planExercises, planQuiz } from '../../../domain/exercise/plan';
import { doneOf, numbersOf, partKey } from '../../../domain/lesson/parts';
import type { Material } from '../../../domain/lesson/material';
import { type Run, startRun } from '../../../domain/practice/run';
import type { OpenLesson } from '../lesson/LessonGate';

/** The asked for one; else those not yet done; else all of them. */
function numbersFor({ lesson, summary }: OpenLesson, asked: number | null): readonly number[] {
  if (asked !== null) return [asked];
  const done = doneOf(lesson, 'exercise', summary.partsDone);
  const undone = numbersOf(lesson, 'exercise').filter((number) => !done.includes(number));
  return undone.length > 0 ? undone : numbersOf(lesson, 'exercise');
}

/** The exercises of a lesson, freshly made for this learner. */
export function exercisesRun(open: OpenLesson, material: Material, asked: number | null, userId: string): Run {
  const { lesson, summary } = open;
  const timesSeen = (key: string) => (summary.rightByItem[key] ?? 0) + (summary.wrongByItem[key] ?? 0);
  const numbers = numbersFor(open, asked);
  const tasks = planExercises({ lesson, material, timesSeen }, numbers, Math.random).map((exercise, at) => ({
    exercise,
    part: partKey(lesson.id, 'exercise', numbers[at] ?? 0),
  }));
  return startRun({ recordId: newId(), userId, aim: { kind: 'lesson', lessonId: lesson.id }, tasks }, Date.now());
}

const neverSeen = () => 0;

export function quizRun({ lesson }: OpenLesson, material: Material, part: number, userId: string): Run {
  const asTask = (exercise: Exercise) => ({ exercise, part: null });
  const tasks = planQuiz({ lesson, material, timesSeen: neverSeen }, Math.random).map(asTask);
  const aim = { kind: 'lesson-quiz', lessonId: lesson.id, part } as const;
  return startRun({ recordId: newId(), userId, aim, tasks }, Date.now());
}
