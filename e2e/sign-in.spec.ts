import { expectAccessible } from './accessible';
import { plantEntries } from './deviceDatabase';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';

const WELCOME = /^Welcome(, Sita!| back, Sita)$/;

test('a signed-out visitor sees only the sign-in page and its one button', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  for (const path of ['/dashboard', '/dashboard/settings', '/onboarding']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
    expect(seen).toContain('Continue with Google');
    expect(seen).not.toMatch(/Welcome back|Profile Settings|How old are you/);
  }

  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(1);
  await expectAccessible(page);

  // A small phone minus its browser chrome.
  await page.setViewportSize({ width: 360, height: 512 });
  await expect(main.getByRole('button')).toBeInViewport({ ratio: 1 });

  await test.step('closing the dialog is not an error, and invalid input is explained', async () => {
    await main.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('This is not Google')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expectAccessible(page, 'dialog');
    await page.getByLabel('Email').fill('sita');
    await page.getByRole('button', { name: 'Start learning' }).click();
    await expect(page.getByText('Please enter a name.')).toBeVisible();
    await expect(page.getByText(/Please enter an email/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(main.getByRole('alert')).toBeHidden();
  });

  // The page links to the terms and the privacy policy.
  await main.getByRole('link', { name: 'terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await page.goBack();
  await main.getByRole('link', { name: 'privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');

  await test.step('a message says when the browser blocks storage', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText(/does not let Aksharam save anything/)).toBeVisible();
  });
});

test('a name is enough to sign in, and learners are picked by picture and name, oldest first', async ({ page }) => {
  const earlier = Array.from({ length: 9 }, (_, at) => ({
    id: `z${98 - at}`,
    name: `Learner ${at + 1}`,
    email: '',
    createdAt: at + 1,
  }));
  await plantEntries(
    page,
    earlier.map((record) => ({ store: 'learners', record })),
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const first = page.getByRole('button', { name: 'Continue as Learner 1' });
  await expect(first).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('👨‍👩‍👧‍👦🪁');
  await dialog.getByRole('radio', { name: 'parrot' }).check({ force: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(first).toBeFocused();
  const all = dialog.getByRole('list', { name: 'Learners on this device' }).getByRole('button');
  await expect(all).toHaveCount(10);
  await expect(all.last()).toContainText('🦜');
  await dialog.getByRole('searchbox', { name: 'Find someone' }).fill('ER 3');
  await expect(all).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('nobody');
  await expect(dialog.getByText('Nobody here is called that.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('');
  await all.last().click();
  await expect(page).toHaveURL('/onboarding');
});

test('a learner stays signed in after a restart, and all tabs have the same learner', async ({ page, context }) => {
  await plantLearner(page, { profile: { startAt: 'letters' }, learner: { id: 'ravi', name: '👨‍👩‍👧‍👦🪁', email: '' } });
  await plantLearner(page, { profile: { startAt: 'letters' } });
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WELCOME);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(WELCOME);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');

  // After signing in, the learner returns to the page that required it.
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Continue as 👨‍👩‍👧‍👦🪁' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, 👨‍👩‍👧‍👦🪁!');
});
