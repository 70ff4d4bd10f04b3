// Several devices of one learner, and several learners on one device.
import type { BrowserContext, Page } from '@playwright/test';
import { materialFor, playExercise } from '../exercises';
import { navigateInApp } from '../navigateInApp';
import { answerUpToComplete } from '../learner';
import { mockGoogle } from './googlePopup';
import { plantSession } from './hostedAccount';
import { signIn } from './hostedLearner';
import { knownAccount, plantKnownLearner } from './knownLearner';
import { expect, test } from './test';

test.beforeEach(() => test.setTimeout(120_000));

const points = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd');

/** Answers one exercise and leaves, which records the answer. */
async function practice(page: Page) {
  await navigateInApp(page, '/dashboard/learning/alphabet/vowels/exercises');
  await page.locator('[data-exercise]').waitFor();
  await playExercise(page, await materialFor('vowels'));
  await page.getByRole('link', { name: /^Back/ }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
}

const firestoreCaches = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => /firestore/.test(name)),
  );

const keysOf = (page: Page, userId: string) =>
  page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), userId);

test('two devices share a learner’s progress, and the first one is then used by another learner', async ({
  page,
  context,
  otherDevice,
}) => {
  const account = await plantKnownLearner(page);
  const other = await otherDevice();
  await plantSession(other, account);
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')]);
  await expect(points(other)).toHaveText('5');

  await test.step('the second device shows progress without a reload', async () => {
    await practice(page);
    await expect(points(other)).toHaveText('10');
  });

  await test.step('it also shows what the first device did offline', async () => {
    await context.setOffline(true);
    await practice(page);
    await expect(points(page)).toHaveText('15');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const question = page.getByRole('dialog', { name: 'Some things haven’t been sent yet' });
    await expect(question.getByText('1 thing you did is only on this device so far.')).toBeVisible();
    await question.getByRole('button', { name: 'Wait', exact: true }).click();
    await expect(points(other)).toHaveText('10');
    await context.setOffline(false);
    await expect(points(other)).toHaveText('15', { timeout: 40_000 });
  });

  await test.step('after an account switch, only the first learner’s outbox stays on the device', async () => {
    await context.setOffline(true);
    await practice(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await expect.poll(() => firestoreCaches(page)).toEqual([]);
    const left = await keysOf(page, account.userId);
    expect(left.filter((key) => !/^(unsent|celebratedBadges):/u.test(key))).toEqual([]);
    expect(left.filter((key) => key.startsWith('unsent:'))).not.toEqual([]);

    await mockGoogle(context);
    await page.goto('/login');
    await signIn(page, 'రవి');
    await expect(page).toHaveURL('/onboarding');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => firestoreCaches(page)).toEqual([]);
  });
});

const blockFirestore = async (context: BrowserContext) =>
  context.route(/google\.firestore\.v1|\/v1\/projects\//u, (route) => route.abort());

const unblockFirestore = async (page: Page) => {
  await page.context().unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

test('a known learner can use a new device without Firestore, and the app keeps trying to reach it', async ({
  otherDevice,
}) => {
  const account = await knownAccount();
  // In parallel, because both wait for the Firestore timeout.
  const [answers, waits] = await Promise.all(
    [otherDevice(), otherDevice()].map(async (opened) => {
      const page = await opened;
      await plantSession(page, account);
      await blockFirestore(page.context());
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/onboarding', { timeout: 40_000 });
      return page;
    }),
  );
  if (!answers || !waits) throw new Error('A device did not open');

  await test.step('a learner who waits reaches the dashboard as soon as Firestore answers', async () => {
    await unblockFirestore(waits);
    await expect(waits).toHaveURL('/dashboard', { timeout: 40_000 });
  });

  await test.step('a learner who answers the questions again keeps the old profile', async () => {
    await answerUpToComplete(answers, 'Trains');
    await answers.getByRole('button', { name: 'Complete' }).click();
    await expect(answers).toHaveURL(/\/dashboard/u, { timeout: 20_000 });
    await unblockFirestore(answers);
    await expect
      .poll(() => answers.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsentProfile'))))
      .toBe(false);
    await answers.goto('/dashboard/settings');
    await expect(answers.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  });
});
