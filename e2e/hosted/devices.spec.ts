// What several devices, and several learners of one device, have to do with each other.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { materialFor, playExercise } from '../exercises';
import { answerUpToComplete } from '../learner';
import { learnerId } from './emulator';
import { answerForGoogle } from './googlePopup';
import { signIn } from './hostedLearner';
import { anotherDevice, startAsKnown } from './knownLearner';
import { expect, test } from './test';

test.beforeEach(({ context }) => {
  test.setTimeout(120_000);
  return answerForGoogle(context);
});

const points = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd');

/** One exercise, left after it: what was answered counts. */
async function practise(page: Page) {
  await page.getByRole('complementary').getByRole('link', { name: 'Learning path' }).click();
  await page
    .getByRole('link', { name: /Vowels/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Start Exercises' }).click();
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

const unreachable = async (context: BrowserContext) =>
  context.route(/google\.firestore\.v1|\/v1\/projects\//u, (route) => route.abort());

test('two devices at once: the other one sees progress without a reload, also what was done without a network', async ({
  page,
  context,
  browser,
}) => {
  await startAsKnown(page);
  const other = await (await anotherDevice(browser, context)).newPage();
  await other.goto('/dashboard');
  await expect(points(other)).toHaveText('5');
  await practise(page);
  await expect(points(other)).toHaveText('10');
  await context.setOffline(true);
  await practise(page);
  await expect(points(page)).toHaveText('15');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Not everything is sent yet' });
  await expect(question.getByText('1 thing that you did is only on this device so far.')).toBeVisible();
  await question.getByRole('button', { name: 'Wait', exact: true }).click();
  await expect(points(other)).toHaveText('10');
  await context.setOffline(false);
  await expect(points(other)).toHaveText('15', { timeout: 40_000 });
});

test('an account switch leaves nothing of the first learner, and loses nothing of theirs', async ({
  page,
  context,
}) => {
  await startAsKnown(page);
  const first = await learnerId(page);
  await practise(page);
  await context.setOffline(true);
  await practise(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await expect.poll(() => firestoreCaches(page)).toEqual([]);
  expect((await keysOf(page, first)).filter((key) => !/^(unsent|celebrated):/u.test(key))).toEqual([]);

  await page.goto('/login');
  await signIn(page, 'రవి');
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => firestoreCaches(page)).toEqual([]);
});

/** A new device of a known learner that does not reach Firestore, and what it opens. */
async function opensWithoutFirestore(page: Page, context: BrowserContext, browser: Browser) {
  await startAsKnown(page);
  const newDevice = await anotherDevice(browser, context);
  await unreachable(newDevice);
  const there = await newDevice.newPage();
  await there.goto('/dashboard');
  await expect(there).toHaveURL('/onboarding', { timeout: 40_000 });
  return { newDevice, there };
}

test('a known learner on a new device is let in without Firestore, and keeps the profile they had', async ({
  page,
  context,
  browser,
}) => {
  const { newDevice, there } = await opensWithoutFirestore(page, context, browser);
  await answerUpToComplete(there, 'Trains');
  await there.getByRole('button', { name: 'Complete' }).click();
  await expect(there).toHaveURL(/\/dashboard/u, { timeout: 20_000 });
  await newDevice.unrouteAll();
  await answerForGoogle(newDevice);
  await there.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(() => there.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsentProfile'))))
    .toBe(false);
  await there.goto('/dashboard/settings');
  await expect(there.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
});

test('the check goes on being tried: a known learner is where they belong as soon as it succeeds', async ({
  page,
  context,
  browser,
}) => {
  const { newDevice, there } = await opensWithoutFirestore(page, context, browser);
  await newDevice.unrouteAll();
  await there.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(there).toHaveURL('/dashboard', { timeout: 40_000 });
});
