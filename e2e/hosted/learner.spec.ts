// The emulator's own sign-in page asks for things on the network and logs, so these journeys do not watch the console.
import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { answerForGoogle } from './googlePopup';
import { startAsLearner } from './hostedLearner';
import { expect, test } from './test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ context }) => answerForGoogle(context));

/** The emulators are on this machine: without a network they are away too. */
const setNetwork = (context: BrowserContext, isThere: boolean) => context.setOffline(!isThere);

test('a child signs in with Google, answers the questions, and is known after a reload', async ({ page }) => {
  await startAsLearner(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, సీత!| back, సీత)$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, సీత!| back, సీత)$/);
  await page.goto('/dashboard/settings');
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});

test('closing Google’s window is no failure', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/login');
  const popup = page.waitForEvent('popup');
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.click();
  await (await popup).close();
  await expect(button).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByText('Failed to sign in with Google. Please try again.')).toBeHidden();
});

test.describe('when Google cannot be reached', () => {
  test('the sentence says so, and the button is there again', async ({ page, context }) => {
    await context.unrouteAll();
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert').getByText('Failed to sign in with Google. Please try again.')).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });
});

test.describe('without a network', () => {
  test('a change of the profile is kept here and reaches the server later', async ({ page, context }) => {
    await startAsLearner(page);
    await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
    await setNetwork(context, false);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Hobbies', { exact: true }).fill('drums');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Saved on this device. It will be sent when the network is back.')).toBeVisible();
    await setNetwork(context, true);
    await expect(page.getByText('No network: you can go on')).toBeHidden();
    const other = await context.newPage();
    await other.goto('/dashboard/settings');
    await expect(other.getByLabel('Hobbies', { exact: true })).toHaveValue('drums');
  });
});

test('two tabs agree on who is signed in', async ({ page, context }) => {
  await startAsLearner(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, సీత!| back, సీత)$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/login');
});
