import type { Page } from '@playwright/test';
import { deleteProfile, launchBrowser, newProfile } from '../soak/killedBrowser';
import { easyTasks } from '../src/domain/quiz/quizTasks';
import { plantLearner } from './plantLearner';
import { plantRun, quizRunOf } from './plantedRuns';
import { option } from './quizzes';
import { stored } from './stored';
import { expect, test } from './test';

/** Delays the store's write confirmations until `confirmWrites` is called. */
const delayWrites = (page: Page) =>
  page.evaluate(() => {
    const held: (() => void)[] = [];
    const answers = globalThis as unknown as { answer: () => void };
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function delayed(stores, mode, options) {
      const change = transaction.call(this, stores, mode, options);
      if (mode !== 'readwrite' || !change.objectStoreNames.contains('activities')) return change;
      const { addEventListener } = change;
      change.addEventListener = function later(name: string, listener: EventListener, ...more: never[]) {
        const isEnd = name === 'complete';
        addEventListener.call(change, name, isEnd ? (event) => held.push(() => listener(event)) : listener, ...more);
      } as typeof change.addEventListener;
      return change;
    };
    answers.answer = () => held.splice(0).forEach((tell) => tell());
  });
const confirmWrites = (page: Page) => page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());

/** Opens a quiz with its last question answered, before Finish is pressed. */
async function openAnsweredQuiz(page: Page, base = '') {
  await plantLearner(page, { base });
  const tasks = easyTasks([
    { id: 'animals_dog', prompt: 'dog', category: 'animals', options: ['కుక్క', 'పిల్లి'], correctAnswer: 'కుక్క' },
  ]);
  await plantRun(page, quizRunOf({ kind: 'easy', selectedCategories: {} }, 'sita', tasks));
  await page.goto(`${base}/dashboard/AIQuizzes/easy`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await option(page, 'కుక్క').click();
}

const finish = (page: Page) => page.getByRole('button', { name: 'Finish Quiz' });

test('a result that the screen reports as saved survives killing the browser at that moment', async ({ baseURL }) => {
  const profile = await newProfile();
  try {
    const { page, kill } = await launchBrowser(profile);
    try {
      await openAnsweredQuiz(page, baseURL);
      await finish(page).click();
      await page.getByText('Your result is saved.').waitFor();
    } finally {
      await kill();
    }
    const again = await launchBrowser(profile);
    try {
      await again.page.goto(`${baseURL}/robots.txt`);
      expect(await stored(again.page, 'quizResults')).toHaveLength(1);
      expect(await stored(again.page, 'activities')).toHaveLength(1);
      expect(await stored(again.page, 'learnerSummaries')).toMatchObject([{ data: { activities: 1 } }]);
    } finally {
      await again.kill();
    }
  } finally {
    await deleteProfile(profile);
  }
});

test('a slow store confirms nothing early; a damaged one offers what is readable and a fresh start', async ({
  page,
}) => {
  await openAnsweredQuiz(page);
  await delayWrites(page);
  await finish(page).click();
  await expect(page.getByText('Saving …')).toBeVisible();
  await expect(finish(page)).toBeVisible();
  await confirmWrites(page);
  await expect(page.getByText('Your result is saved.')).toBeVisible();

  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function fail(name, version) {
      if (version === undefined || !sessionStorage.getItem('broken')) return open.call(this, name, version);
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    };
  });
  await page.evaluate(() => sessionStorage.setItem('broken', 'yes'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('cannot be opened');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download what can be read' }).click();
  expect((await downloading).suggestedFilename()).toBe('aksharam-device.json');
  await page.evaluate(() => sessionStorage.removeItem('broken'));
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await dialog.getByRole('button', { name: 'Yes, erase everything here and start over' }).click();
  await expect(dialog).not.toContainText('cannot be opened');
  await dialog.getByLabel('Name').fill('Ravi');
  await dialog.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL('/onboarding');
});
