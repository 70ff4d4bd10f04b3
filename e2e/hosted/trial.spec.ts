// The first sitting where learners have an account: it is for whoever signs in from its last screen.
import type { Page } from '@playwright/test';
import { answerUpToComplete, completeQuestions } from '../learner';
import { heldTrial, playTrial } from '../trial';
import { answerForGoogle } from './googlePopup';
import { signIn } from './hostedLearner';
import { expect, test } from './test';

test.beforeEach(async ({ context }) => {
  test.setTimeout(120_000);
  await answerForGoogle(context);
});

const SAMPLE = 'your first activity replaces these';

async function toTheEnd(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it now, no sign-in' }).click();
  await playTrial(page);
  await expect(page.getByLabel('What is your name?')).toHaveCount(0);
}

async function answerQuestions(page: Page) {
  await expect(page).toHaveURL('/onboarding');
  await answerUpToComplete(page);
  await completeQuestions(page);
}

const points = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd');

test('a visitor plays, signs in with Google at the end, and finds it recorded once', async ({ page }) => {
  await toTheEnd(page);
  await page.reload();
  await signIn(page);
  await answerQuestions(page);
  await expect(page.getByText(SAMPLE)).toBeHidden();
  const before = await points(page).textContent();
  expect(await heldTrial(page)).toBeNull();
  await page.reload();
  await expect(points(page)).toHaveText(before ?? '');
});

test('it is not for somebody who signs in elsewhere', async ({ page }) => {
  await toTheEnd(page);
  await page.goto('/login');
  await signIn(page);
  await answerQuestions(page);
  await expect(page.getByText(SAMPLE)).toBeVisible();
});
