import type { Page } from '@playwright/test';
import { MODULES } from '../src/content/modules';
import { everyExercise } from '../src/exercises/hardestToFit.testing';
import {
  type AnswersByKind,
  type LessonExercise,
  isDrawn,
  judged,
  type LessonKindName,
  rightAnswerOf,
  wrongAnswersOf,
} from '../src/exercises/kinds';
import { LESSON_IDS, type LessonId } from '../src/domain/lesson/lesson';
import { materialIn } from '../src/domain/lesson/material';
import { type Aim, slotOf } from '../src/domain/practice/aim';
import { type Run, type RunTask, startRun } from '../src/domain/practice/run';
import { materialFor } from './exercises';

/** Every exercise of every lesson, for this interface language. */
export async function exercisesOfAllLessons(language: 'en' | 'te'): Promise<LessonExercise[]> {
  const materials = await Promise.all(LESSON_IDS.map(materialFor));
  return materials.flatMap((material) => everyExercise(materialIn(language, material)));
}

/** The indexes of the options to pick for this answer, in order. */
function placesOf(exercise: LessonExercise, given: AnswersByKind[LessonKindName]): number[] {
  switch (exercise.kind) {
    case 'match-pairs': {
      const { pairs, mates } = exercise.task;
      const pairing = given as AnswersByKind['match-pairs'];
      return pairs.flatMap(({ entry }, at) => [
        at,
        pairs.length + mates.findIndex(({ text }) => text === pairing[entry.telugu]),
      ]);
    }
    case 'word-order':
      return (given as AnswersByKind['word-order']).map((part) => exercise.task.shown.indexOf(part));
    case 'build-akshara': {
      const { pieces } = exercise.task;
      const built = given as AnswersByKind['build-akshara'];
      const asked = (['consonant', 'vottu', 'sign'] as const).filter((part) => pieces[part].length > 1);
      const before = (at: number) => asked.slice(0, at).reduce((sum, part) => sum + pieces[part].length, 0);
      return asked.map((part, at) => before(at) + pieces[part].indexOf(built[part]));
    }
    case 'true-or-not':
      return [given === true ? 0 : 1];
    default:
      return [exercise.task.choices.findIndex(({ telugu }) => telugu === given)];
  }
}

/** A task and how to answer it; `runOf` has two earlier wrong answers to each wrong one, so that it does not come back. */
export type Planned = { readonly exercise: LessonExercise; readonly isRight: boolean };

const answerOf = ({ exercise, isRight }: Planned) =>
  isRight ? rightAnswerOf(exercise) : (wrongAnswersOf(exercise)[0] ?? rightAnswerOf(exercise));

export const optionsFor = (planned: Planned): number[] => placesOf(planned.exercise, answerOf(planned));

/** A run with its first task answered and the others in the queue. */
export function runOf(aim: Aim, userId: string, planned: readonly Planned[]): Run {
  const asTask = ({ exercise }: Planned): RunTask => ({ exercise, part: null });
  const [first] = planned;
  if (!first) throw new Error('The run has no tasks');
  // Started now, because an old run would count as abandoned.
  const begun = startRun({ recordId: 'planted', userId, aim, tasks: [first, ...planned].map(asTask) }, Date.now());
  const answer = (place: number, { exercise }: Planned, isRight: boolean) => ({
    place,
    given: judged(exercise, answerOf({ exercise, isRight })),
    seconds: 2,
  });
  const earlier = planned.flatMap((one, at) =>
    one.isRight ? [] : [answer(at + 1, one, false), answer(at + 1, one, false)],
  );
  return { ...begun, answers: [answer(0, first, true), ...earlier], queue: planned.map((_, at) => at + 1) };
}

/** A quiz with its first question answered. */
export function quizRunOf(aim: Aim, userId: string, tasks: readonly RunTask[]): Run {
  const [first] = tasks;
  if (!first || isDrawn(first.exercise)) throw new Error('The quiz has no question');
  const begun = startRun({ recordId: `planted-${aim.kind}`, userId, aim, tasks: [first, ...tasks] }, Date.now());
  const given = judged(first.exercise, rightAnswerOf(first.exercise));
  return { ...begun, answers: [{ place: 0, given, seconds: 2 }], queue: tasks.map((_, place) => place + 1) };
}

export const learnerId = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('learners').objectStore('learners').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve((reading.result as { id: string }[])[0]?.id ?? '');
          });
        });
      }),
  );

/** Stores a paused run as the app does. */
export const plantRun = (page: Page, run: Run) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `run:${run.userId}:${slotOf(run.aim)}:${run.recordId}`,
    JSON.stringify(run),
  ] as const);

export const addressOfExercises = (id: LessonId): string => {
  const module = MODULES.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  return `/dashboard/learning/${module?.id}/${id}/exercises`;
};
