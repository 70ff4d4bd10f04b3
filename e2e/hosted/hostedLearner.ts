import { expect, type Page } from '@playwright/test';
import { answerUpToComplete, completeQuestions } from '../learner';
import { signInInPopup } from './googlePopup';

/** From a page that offers to continue with Google. */
export async function signIn(page: Page, name = 'సీత') {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInInPopup(await popup, { name, email: `${crypto.randomUUID()}@example.com` });
  // A page behind a window that was closed may go unpainted, and what waits for a frame would wait for ever.
  await page.bringToFront();
}

/** A learner with a complete profile in Firebase, at the dashboard. */
export async function startAsLearner(page: Page) {
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL('/onboarding');
  await answerUpToComplete(page);
  await completeQuestions(page);
}
