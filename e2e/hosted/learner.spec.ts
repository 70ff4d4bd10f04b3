// The emulator's own sign-in page asks for things on the network and logs, so this journey does not watch the console.
import type { Page } from '@playwright/test';
import { answerUpToComplete, completeQuestions } from '../learner';
import { projectOf } from './emulator';
import { answerForGoogle } from './googlePopup';
import { signedInId, signIn } from './hostedLearner';
import { expect, test } from './test';

const FAILED = 'Failed to sign in with Google. Please try again.';
const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const expectWelcome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, సీత!| back, సీత)$/);

test('a child signs in with Google, answers the questions, and is known in each tab until they sign out', async ({
  page,
  context,
  otherDevice,
}) => {
  test.setTimeout(120_000);
  // Somebody else closes Google's window. Firebase takes a while to be sure of it, and meanwhile the child goes on.
  const hesitant = await otherDevice();
  await answerForGoogle(hesitant.context());
  await hesitant.goto('/login');
  const opened = hesitant.waitForEvent('popup');
  await googleButton(hesitant).click();
  const popup = await opened;
  // Closed before there is anything in it, a window may never say that it is.
  await expect(popup.locator('.js-new-account')).toBeVisible();
  await popup.close();
  let isThere = false;

  await test.step('where Google cannot be reached, the sentence says so, and the button is there again', async () => {
    // One way to answer for all of it: a route that is taken away and put back lets a request through in between.
    await answerForGoogle(context, () => isThere);
    await page.goto('/login');
    await googleButton(page).click();
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible({ timeout: 40_000 });
    await expect(googleButton(page)).toBeEnabled();
  });

  await test.step('a child signs in, answers the questions, and is known after a reload', async () => {
    isThere = true;
    await signIn(page);
    await expect(page).toHaveURL('/onboarding');
    await answerUpToComplete(page);
    await completeQuestions(page);
    await expectWelcome(page);
    await page.reload();
    await expectWelcome(page);
    await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  });

  const other = await context.newPage();
  await test.step('a change of the profile without a network is kept here and reaches the server later', async () => {
    // The emulators are on this machine: without a network they are away too.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Hobbies', { exact: true }).fill('drums');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Saved on this device. It will be sent when you’re back online.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline. Keep going')).toBeHidden();
    const { read } = projectOf(await signedInId(page));
    await expect.poll(async () => JSON.stringify(await read('userPreferences'))).toContain('drums');
    // Who signs out before this device knows of it is asked to wait.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent'))))
      .toEqual([]);
    await other.goto('/dashboard/settings');
    await expect(other.getByLabel('Hobbies', { exact: true })).toHaveValue('drums');
  });

  await test.step('who signs out in one tab is signed out in each, and is a visitor after a reload', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });

  await test.step('closing Google’s window is no failure', async () => {
    await expect(googleButton(hesitant)).toBeEnabled({ timeout: 30_000 });
    await expect(hesitant.getByText(FAILED)).toBeHidden();
  });
});
