import type { Page } from '@playwright/test';
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
  await expect(page.getByText('This is not Google')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('sita');
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page.getByText('Please write a name.')).toBeVisible();
  await expect(page.getByText(/Please write an email/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});

/** As many learners on this device, added one after the other. */
async function plantLearners(page: Page, count: number) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.evaluate(
    (many) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('learners', 'readwrite');
          for (let at = 1; at <= many; at += 1) {
            change.objectStore('learners').put({ id: `z${99 - at}`, name: `Learner ${at}`, email: '', createdAt: at });
          }
          change.addEventListener('complete', resolve);
        });
      }),
    count,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
}

test('a name is enough, and learners are picked by picture and name in the order they came', async ({ page }) => {
  await plantLearners(page, 9);
  const first = page.getByRole('button', { name: 'Go on as Learner 1' });
  await expect(first).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Sita');
  await dialog.getByRole('radio', { name: 'parrot' }).check({ force: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(first).toBeFocused();
  const all = dialog.getByRole('list', { name: 'Learners on this device' }).getByRole('button');
  await expect(all).toHaveCount(10);
  await expect(all.last()).toContainText('🦜');
  await dialog.getByRole('searchbox', { name: 'Find someone' }).fill('sit');
  await expect(all).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('nobody');
  await expect(dialog.getByText('Nobody here is called that.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('');
  await all.last().click();
  await expect(page).toHaveURL('/onboarding');
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
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, Sita!| back, Sita)$/);
  await again.getByRole('button', { name: 'Sign out' }).click();
  await expect(again).toHaveURL('/');
  await again.goto('/login');
  await signInOnDevice(again, '👨‍👩‍👧‍👦🪁');
  await expect(again).toHaveURL('/onboarding');
  await answerUpToComplete(again);
  await completeQuestions(again);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Welcome, 👨‍👩‍👧‍👦🪁!');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await startAsLearner(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, Sita!| back, Sita)$/);
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
