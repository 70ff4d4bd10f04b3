import { expect, type Page } from '@playwright/test';
import { judged, rightAnswerOf } from '../src/domain/exercise/kinds';
import { seededRandom } from '../src/domain/lesson/seededRandom';
import { answerTask, goOn, isOver, type Run, startRun, taskOnShow } from '../src/domain/practice/run';
import { type HeldTrial, NOBODY } from '../src/domain/trial/heldTrial';
import { trialTasks } from '../src/domain/trial/trialTasks';
import { trialMaterial } from '../src/features/trial/trialMaterial';
import { STILL } from './deviceDatabase';
import { playExercise, playRound } from './exercises';

/** Goes on with the sitting on show, up to its end. */
export async function playTrial(page: Page, tasks?: number) {
  if (tasks === undefined) {
    await playRound(page, trialMaterial);
    await expectEnd(page);
  }
  for (let task = 0; task < (tasks ?? 0); task += 1) await playExercise(page, trialMaterial);
}

const expectEnd = (page: Page) =>
  expect(page.getByRole('heading', { name: /Want to keep this\?|ఇది ఉంచుకుందామా\?/ })).toBeVisible();

/** The sitting as this visit holds it. */
export const heldTrial = (page: Page) => page.evaluate(() => sessionStorage.getItem('trial'));

/** Played to its end, everything right. */
function playedTrial(at: number): Run {
  const tasks = trialTasks(trialMaterial, seededRandom(1));
  let run = startRun({ recordId: `sitting-${at}`, userId: NOBODY, aim: { kind: 'trial' }, tasks }, at);
  while (!isOver(run)) {
    const exercise = taskOnShow(run)?.exercise;
    if (!exercise) throw new Error('There is nothing to answer');
    run = goOn(answerTask(run, judged(exercise, rightAnswerOf(exercise)), at), at);
  }
  return run;
}

/** The visit holds a sitting that was begun then and played to its end, and comes to its page. */
export async function openPlayedTrial(page: Page, at = Date.now()) {
  const held: HeldTrial = { run: playedTrial(at), keeper: { kind: 'nobody' } };
  await page.goto(STILL);
  await page.evaluate((trial) => sessionStorage.setItem('trial', trial), JSON.stringify(held));
  await page.goto('/try');
}

/** Stands at the end of a sitting that was played just now. */
export async function openEndOfTrial(page: Page) {
  await openPlayedTrial(page);
  await expectEnd(page);
}
