// A full, blocked, deleted, newer or older store gives no blank page, and the app confirms only what is saved.
// e2e/durability.spec.ts covers damaged and slow stores.
import { expect, type Page, test } from '@playwright/test';
import { failWrites } from '../e2e/learner';
import { plantLearner } from '../e2e/plantLearner';
import { playEasy } from '../e2e/quizzes';
import { stored } from '../e2e/stored';
import { documentsOf, storedDocuments } from './storedDocuments';

const SCREENS = [
  '/dashboard',
  '/dashboard/learning',
  '/dashboard/AIQuizzes/easy',
  '/dashboard/ai-learning',
  '/dashboard/telugu-padyalu',
  '/dashboard/progress',
  '/dashboard/settings',
  '/dashboard/today',
];

async function expectReadable(page: Page) {
  await expect(page.locator('h1:visible, [data-exercise]:visible').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/NaN|undefined|\[object/);
}

async function expectAllReadable(page: Page) {
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expectReadable(page);
  }
}

test('when the store is full, the quiz says so and is saved once there is room', async ({ page }) => {
  await plantLearner(page);
  await page.goto('/dashboard/AIQuizzes/easy');
  await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
  await failWrites(page, true);
  await playEasy(page);
  await expect(page.getByText('Failed to save quiz results. Please try again.')).toBeVisible();
  await expect(page.getByText('Your result is saved.')).toBeHidden();
  await failWrites(page, false);
  await page.goto('/dashboard');
  await expect.poll(async () => (await stored(page, 'quizResults')).length).toBe(1);
});

test('when storage is blocked, every address opens a page that says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await expectAllReadable(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('dialog')).toContainText('does not let Aksharam save anything');
});

test('when the store is deleted during a quiz, nothing is written without an owner', async ({ page, context }) => {
  await plantLearner(page);
  await page.goto('/dashboard/AIQuizzes/easy');
  await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('aksharam').addEventListener('success', resolve);
      }),
  );
  await playEasy(page).catch(() => undefined);
  await expect(page.getByText('Your result is saved.')).toBeHidden();
  await page.goto('/');
  await page.goto('/login');
  await expectReadable(page);
  const data = await storedDocuments(page);
  for (const collection of ['activities', 'quizResults', 'learnerSummaries'])
    expect(documentsOf(data, collection)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':'))))
    .toEqual([]);
});

for (const version of [1, 99]) {
  test(`a store of version ${version} with missing collections is completed and keeps its documents`, async ({
    page,
  }) => {
    await page.goto('/robots.txt');
    await page.evaluate(
      (number) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('aksharam', number);
          opening.addEventListener('upgradeneeded', () => {
            opening.result
              .createObjectStore('learners', { keyPath: 'id' })
              .put({ id: 'sita', name: 'Sita', email: '' });
            opening.result.createObjectStore('device').put('sita', 'currentLearner');
            const preferences = opening.result.createObjectStore('userPreferences', { keyPath: 'id' });
            preferences.put({ id: 'sita', data: { age: 8, isProfileComplete: true }, keys: {} });
          });
          opening.addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        }),
      version,
    );
    await expectAllReadable(page);
    await page.goto('/dashboard/settings');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sita');
  });
}
