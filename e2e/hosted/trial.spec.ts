// A trial in the hosted configuration belongs to the learner who signs in from its last screen.
import type { Page } from '@playwright/test';
import { heldTrial, openEndOfTrial } from '../trial';
import { plantDocuments } from './emulator';
import { mockGoogle } from './googlePopup';
import { signedInId, signIn } from './hostedLearner';
import { profileOf } from './knownLearner';
import { expect, test } from './test';

const SAMPLE = 'your first activity replaces these';

/** Signs in as a learner with a complete profile and opens the dashboard. */
async function signInAsKnown(page: Page) {
  await signIn(page);
  await expect(page).toHaveURL('/onboarding');
  await plantDocuments([profileOf(await signedInId(page))]);
  await page.goto('/dashboard');
}

const points = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd');

test('a trial is recorded once for the visitor who signs in at its end, and not for one who signs in elsewhere', async ({
  page,
  context,
  otherDevice,
}) => {
  test.setTimeout(120_000);
  await mockGoogle(context);
  // ../trial.spec.ts tests how it is played.
  await openEndOfTrial(page);
  await expect(page.getByLabel('What is your name?')).toHaveCount(0);
  const played = await heldTrial(page);
  expect(played).not.toBeNull();

  await signInAsKnown(page);
  await expect(page.getByText(SAMPLE)).toBeHidden();
  const before = await points(page).textContent();
  expect(await heldTrial(page)).toBeNull();
  await page.reload();
  await expect(points(page)).toHaveText(before ?? '');

  await test.step('it is not recorded for a visitor who signs in elsewhere', async () => {
    const other = await otherDevice();
    await mockGoogle(other.context());
    await other.goto('/robots.txt');
    await other.evaluate((trial) => sessionStorage.setItem('trial', trial), played ?? '');
    await other.goto('/login');
    await signInAsKnown(other);
    await expect(other.getByText(SAMPLE)).toBeVisible();
  });
});
