import { expect, type Page } from '@playwright/test';
import { trialMaterial } from '../src/features/trial/trialMaterial';
import { playExercise, playRound } from './exercises';

/** Goes on with the sitting on show, up to its end. */
export async function playTrial(page: Page, tasks?: number) {
  if (tasks === undefined) {
    await playRound(page, trialMaterial);
    await expect(page.getByRole('heading', { name: /Shall we keep this\?|ఇది ఉంచుకుందామా\?/ })).toBeVisible();
  }
  for (let task = 0; task < (tasks ?? 0); task += 1) await playExercise(page, trialMaterial);
}

/** The sitting as this visit holds it. */
export const heldTrial = (page: Page) => page.evaluate(() => sessionStorage.getItem('trial'));
