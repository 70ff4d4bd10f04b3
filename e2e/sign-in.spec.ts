import { expectAccessible } from './accessible';
import { answerUpToComplete, completeQuestions, signInOnDevice, startAsLearner } from './learner';
import { expect, test } from './test';

test('a visitor sent away from a page comes back to it after signing in', async ({ page }) => {
  await startAsLearner(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Go on as Sita' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
});

for (const path of ['/dashboard', '/dashboard/settings', '/onboarding']) {
  test(`${path} shows nothing of itself to a visitor who is not signed in`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
    expect(seen).not.toMatch(/Welcome back|Profile Settings|How old are you/);
  });
}

test('the sign-in page has one button, and the terms and privacy pages behind its line', async ({ page }) => {
  await page.goto('/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await page.goBack();
  await main.getByRole('link', { name: 'privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
});

test('closing the dialog is no failure, and a slip in it is pointed out', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('keeps its learners on this device')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('sita');
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page.getByText('Please write a name.')).toBeVisible();
  await expect(page.getByText(/Please write an email/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});

test('a learner is remembered after the browser was closed, and one at a time is signed in', async ({
  page,
  context,
}) => {
  await startAsLearner(page, 'Sita');
  await page.close();
  const again = await context.newPage();
  await again.goto('/login');
  await expect(again).toHaveURL('/dashboard');
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Sita');
  await again.getByRole('button', { name: 'Sign out' }).click();
  await expect(again).toHaveURL('/');
  await again.goto('/login');
  await signInOnDevice(again, '👨‍👩‍👧‍👦🪁');
  await expect(again).toHaveURL('/onboarding');
  await answerUpToComplete(again);
  await completeQuestions(again);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Welcome back, 👨‍👩‍👧‍👦🪁');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await startAsLearner(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Sita');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/login');
});

test('the public header offers sign out to who is signed in', async ({ page }) => {
  await startAsLearner(page);
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('where the browser keeps nothing, a sentence says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText(/does not let Aksharam keep anything/)).toBeVisible();
});
