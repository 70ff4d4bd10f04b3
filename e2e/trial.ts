import { expect, type Page } from '@playwright/test';
import { judged, rightAnswerOf } from '../src/exercises/kinds';
import { seededRandom } from '../src/domain/lesson/seededRandom';
import { answerTask, advance, isOver, type Run, startRun, currentTask } from '../src/domain/practice/run';
import { type HeldTrial, NOBODY } from '../src/domain/trial/heldTrial';
import { trialTasks } from '../src/domain/trial/trialTasks';
import { trialMaterial } from '../src/features/trial/trialMaterial';
import { BLANK_PAGE } from './deviceDatabase';
import { playExercise, playExercises } from './exercises';

/** Plays `tasks` tasks of the current trial, or plays it to its end. */
export async function playTrial(page: Page, tasks?: number) {
  if (tasks === undefined) {
    await playExercises(page, trialMaterial);
    await expectEnd(page);
  }
  for (let task = 0; task < (tasks ?? 0); task += 1) await playExercise(page, trialMaterial);
}

const expectEnd = (page: Page) =>
  expect(page.getByRole('heading', { name: /Want to keep this\?|ఇది ఉంచుకుందామా\?/ })).toBeVisible();

/** The trial stored for this visit. */
export const heldTrial = (page: Page) => page.evaluate(() => sessionStorage.getItem('trial'));

/** A finished run with only right answers. */
function playedTrial(at: number): Run {
  const tasks = trialTasks(trialMaterial, seededRandom(1));
  let run = startRun({ recordId: `trial-${at}`, userId: NOBODY, aim: { kind: 'trial' }, tasks }, at);
  while (!isOver(run)) {
    const exercise = currentTask(run)?.exercise;
    if (!exercise) throw new Error('The run has no current task');
    run = advance(answerTask(run, judged(exercise, rightAnswerOf(exercise)), at), at);
  }
  return run;
}

/** Stores a finished trial that started at this time, and opens its page. */
export async function openPlayedTrial(page: Page, at = Date.now()) {
  const held: HeldTrial = { run: playedTrial(at), keeper: { kind: 'nobody' } };
  await page.goto(BLANK_PAGE);
  await page.evaluate((trial) => sessionStorage.setItem('trial', trial), JSON.stringify(held));
  await page.goto('/try');
}

/** Opens the end of a trial that was just played. */
export async function openEndOfTrial(page: Page) {
  await openPlayedTrial(page);
  await expectEnd(page);
}
