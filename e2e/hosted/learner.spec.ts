// The emulator's sign-in page makes external requests and logs errors, so this test does not check the console.
import type { Page } from '@playwright/test';
import { answerUpToComplete, completeQuestions } from '../learner';
import { projectOf } from './emulator';
import { mockGoogle } from './googlePopup';
import { signedInId, signIn } from './hostedLearner';
import { expect, test } from './test';

const FAILED = 'Failed to sign in with Google. Please try again.';
const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const expectWelcome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, సీత!| back, సీత)$/);

test('a child signs in with Google, answers the questions and stays signed in in every tab until signing out', async ({
  page,
  context,
  otherDevice,
}) => {
  test.setTimeout(120_000);
  // Another visitor closes Google's popup. Firebase takes a while to notice, so the test continues with the child.
  const hesitant = await otherDevice();
  await mockGoogle(hesitant.context());
  await hesitant.goto('/login');
  const opened = hesitant.waitForEvent('popup');
  await googleButton(hesitant).click();
  const popup = await opened;
  // A popup that closes before it has loaded may never report it.
  await expect(popup.locator('.js-new-account')).toBeVisible();
  await popup.close();
  let isReachable = false;

  await test.step('when Google cannot be reached, a message says so and the button works again', async () => {
    // One route with a flag, because removing and re-adding a route would let a request through in between.
    await mockGoogle(context, () => isReachable);
    await page.goto('/login');
    await googleButton(page).click();
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible({ timeout: 40_000 });
    await expect(googleButton(page)).toBeEnabled();
  });

  await test.step('a child signs in, answers the questions and stays signed in after a reload', async () => {
    isReachable = true;
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
  await test.step('a profile change made offline is saved on the device and reaches the server later', async () => {
    // Offline mode also cuts off the local emulators.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Hobbies', { exact: true }).fill('drums');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Saved on this device. It will be sent when you’re back online.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline. Keep going')).toBeHidden();
    const { read } = projectOf(await signedInId(page));
    await expect.poll(async () => JSON.stringify(await read('userPreferences'))).toContain('drums');
    // Signing out with a full outbox would ask the learner to wait.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent'))))
      .toEqual([]);
    await other.goto('/dashboard/settings');
    await expect(other.getByLabel('Hobbies', { exact: true })).toHaveValue('drums');
  });

  await test.step('signing out in one tab signs out every tab, also after a reload', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/login');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });

  await test.step('closing Google’s popup is not reported as a failure', async () => {
    await expect(googleButton(hesitant)).toBeEnabled({ timeout: 30_000 });
    await expect(hesitant.getByText(FAILED)).toBeHidden();
  });
});
