import { expect } from 'vitest';
import { runModeOf } from '../domain/practice/aim';
import { currentTask, type Run } from '../domain/practice/run';
import {
  type AnswersByKind,
  type DrawnKindName,
  isDrawn,
  isSelfJudged,
  rightAnswerOf,
  wrongAnswersOf,
} from '../exercises/kinds';
import { everyPausedRun } from '../practice/pausedRuns/pausedRuns';
import { answerOnScreen } from './answerOnScreen.testing';
import { press, screen, waitFor } from './screen.testing';

/** The run on the screen, which the app stores after every step. */
export function runOf(userId: string): Run | null {
  const [run, ...others] = everyPausedRun(userId);
  expect(others, 'other runs of this learner').toEqual([]);
  return run ?? null;
}

const waitUntilGone = (area: Element | null) =>
  waitFor(() => {
    if (area?.isConnected === true) throw new Error('The task is still shown');
  });

/** Answers the current task, checks the answer and continues. */
export async function playTask(userId: string, isRight = true): Promise<void> {
  const run = await waitFor(() => {
    const found = runOf(userId);
    if (!found) throw new Error('No run is in progress');
    return found;
  });
  const exercise = currentTask(run)?.exercise;
  if (!exercise || !isDrawn(exercise)) throw new Error('The run has no task for the room');
  const answer: AnswersByKind[DrawnKindName] | undefined = isRight
    ? rightAnswerOf(exercise)
    : wrongAnswersOf(exercise)[0];
  if (answer === undefined) throw new Error(`A task of the kind ${exercise.kind} has no wrong answer`);
  await answerOnScreen(exercise, answer);
  const isJudgedLater = runModeOf(run.aim) === 'silent' || isSelfJudged(exercise);
  if (!isJudgedLater) await press(screen.button('Check'));
  const area = document.querySelector('[data-exercise]');
  await press(screen.button(/^(Next|Finish)$/));
  await waitUntilGone(area);
}

/** Plays the current run to its end with right answers. @returns the number of tasks */
export async function playRun(userId: string): Promise<number> {
  let played = 0;
  do {
    await playTask(userId);
    played += 1;
  } while (runOf(userId) !== null);
  return played;
}
