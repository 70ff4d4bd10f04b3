// What several devices, and several learners of one device, have to do with each other.
import type { BrowserContext, Page } from '@playwright/test';
import { materialFor, playExercise } from '../exercises';
import { goWithin } from '../goWithin';
import { answerUpToComplete } from '../learner';
import { answerForGoogle } from './googlePopup';
import { plantSession } from './hostedAccount';
import { signIn } from './hostedLearner';
import { knownAccount, plantKnown } from './knownLearner';
import { expect, test } from './test';

test.beforeEach(() => test.setTimeout(120_000));

const points = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd');

/** One exercise, left after it: what was answered counts. */
async function practise(page: Page) {
  await goWithin(page, '/dashboard/learning/alphabet/vowels/exercises');
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

test('two devices at once, and then another learner on the first of them', async ({ page, context, otherDevice }) => {
  const account = await plantKnown(page);
  const other = await otherDevice();
  await plantSession(other, account);
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')]);
  await expect(points(other)).toHaveText('5');

  await test.step('the other one sees progress without a reload', async () => {
    await practise(page);
    await expect(points(other)).toHaveText('10');
  });

  await test.step('and also what was done without a network', async () => {
    await context.setOffline(true);
    await practise(page);
    await expect(points(page)).toHaveText('15');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const question = page.getByRole('dialog', { name: 'Some things haven’t been sent yet' });
    await expect(question.getByText('1 thing you did is only on this device so far.')).toBeVisible();
    await question.getByRole('button', { name: 'Wait', exact: true }).click();
    await expect(points(other)).toHaveText('10');
    await context.setOffline(false);
    await expect(points(other)).toHaveText('15', { timeout: 40_000 });
  });

  await test.step('an account switch leaves nothing of the first learner, and loses nothing of theirs', async () => {
    await context.setOffline(true);
    await practise(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign out anyway' }).click();
    await expect(page).toHaveURL('/');
    await context.setOffline(false);
    await expect.poll(() => firestoreCaches(page)).toEqual([]);
    const left = await keysOf(page, account.userId);
    expect(left.filter((key) => !/^(unsent|celebrated):/u.test(key))).toEqual([]);
    expect(left.filter((key) => key.startsWith('unsent:'))).not.toEqual([]);

    await answerForGoogle(context);
    await page.goto('/login');
    await signIn(page, 'రవి');
    await expect(page).toHaveURL('/onboarding');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => firestoreCaches(page)).toEqual([]);
  });
});

const unreachable = async (context: BrowserContext) =>
  context.route(/google\.firestore\.v1|\/v1\/projects\//u, (route) => route.abort());

const isThereAgain = async (page: Page) => {
  await page.context().unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

test('a known learner on a new device is let in without Firestore, and it goes on being asked', async ({
  otherDevice,
}) => {
  const account = await knownAccount();
  // Both at once: what takes its time is the waiting for Firestore.
  const [answers, waits] = await Promise.all(
    [otherDevice(), otherDevice()].map(async (opened) => {
      const page = await opened;
      await plantSession(page, account);
      await unreachable(page.context());
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/onboarding', { timeout: 40_000 });
      return page;
    }),
  );
  if (!answers || !waits) throw new Error('two devices were opened');

  await test.step('who waits is where they belong as soon as it answers', async () => {
    await isThereAgain(waits);
    await expect(waits).toHaveURL('/dashboard', { timeout: 40_000 });
  });

  await test.step('who answers the questions again keeps the profile they had', async () => {
    await answerUpToComplete(answers, 'Trains');
    await answers.getByRole('button', { name: 'Complete' }).click();
    await expect(answers).toHaveURL(/\/dashboard/u, { timeout: 20_000 });
    await isThereAgain(answers);
    await expect
      .poll(() => answers.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsentProfile'))))
      .toBe(false);
    await answers.goto('/dashboard/settings');
    await expect(answers.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  });
});
