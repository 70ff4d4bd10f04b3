import type { Page } from '@playwright/test';
import { calendarDay } from '../src/domain/activity/calendarDay';
import { expectAccessible } from './accessible';
import { navigateInApp } from './navigateInApp';
import { chooseTelugu, expectNoSidewaysScroll, partsOf, plantPartsDone } from './learningPath';
import { test } from './asLearner';
import { materialFor, playExercise } from './exercises';
import { plantLearner } from './plantLearner';
import { stored } from './quizzes';
import { expect } from './test';

const SAMPLE = 'Sample · your first activity replaces these';
const SCREENS = [
  { path: '/dashboard', heading: /Sita/ },
  { path: '/dashboard/achievements', heading: 'నా విజయాలు' },
  { path: '/dashboard/progress', heading: 'నీ ప్రగతి' },
] as const;

const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');

/** Answers one exercise of the greetings correctly. */
async function earnPoints(page: Page) {
  await navigateInApp(page, '/dashboard/learning/basic-vocabulary/greetings/exercises/1');
  await playExercise(page, await materialFor('greetings'));
  await expect.poll(() => stored(page, 'activities')).toHaveLength(1);
}

/** Writes documents of the signed-in learner into the browser's database. */
const plantOwn = (page: Page, documents: Readonly<Record<string, unknown>>) =>
  page.evaluate(
    (own) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('aksharam');
        opening.onsuccess = () => {
          const change = opening.result.transaction(['device', ...Object.keys(own)], 'readwrite');
          change.objectStore('device').get('currentLearner').onsuccess = ({ target }) => {
            const id = (target as IDBRequest<string>).result;
            for (const [store, data] of Object.entries(own)) change.objectStore(store).put({ id, data, keys: {} });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    documents,
  );

test('all three screens show a sample until the first activity and then the learner’s own figures; successes are celebrated', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText(SAMPLE)).toBeVisible();
  await expect(figure(page, 'points earned')).toHaveText('2,450');
  await expect(figure(page, 'lessons completed')).toHaveText('32 of 48');
  await expect(figure(page, 'of learning')).toHaveText('24 h');
  await expect(page.getByText('15-day streak')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Basic Alphabets' })).toHaveAttribute('aria-valuenow', '90');
  await expect(page.getByRole('link', { name: 'Start the lesson' })).toHaveAttribute(
    'href',
    '/dashboard/learning/alphabet/vowels',
  );

  await navigateInApp(page, '/dashboard/achievements');
  await expect(figure(page, 'Total XP')).toHaveText('50 XP');
  await expect(figure(page, 'achievements unlocked')).toHaveText('1 of 6');
  await expect(page.getByText('Beginner Explorer')).toBeVisible();
  await expect(page.getByText('450 XP to level 3').first()).toBeVisible();
  await expect(page.getByText('45 of 56').last()).toBeVisible();
  await expect(page.getByText('Your place will show up here after your first activity.')).toBeVisible();
  await expect(page.getByText(SAMPLE)).toBeVisible();
  // The page explains how points work.
  const row = page.getByRole('row', { name: 'Passing a lesson quiz (70 percent or more) 20' });
  await expect(row).toBeHidden();
  await page.getByText('How points work').click();
  await expect(row).toBeVisible();

  await navigateInApp(page, '/dashboard/progress');
  await expect(page.getByText(SAMPLE)).toBeVisible();
  await expect(figure(page, 'lessons completed')).toHaveText('12 of 45');
  await expect(figure(page, 'quizzes, 85% on average')).toHaveText('5');
  await expect(figure(page, 'words learned')).toHaveText('120');
  await expect(figure(page, 'of learning')).toHaveText('8h 30m');
  await expect(figure(page, 'Average daily time')).toHaveText('45 minutes');
  await expect(page.getByRole('list', { name: 'Last 7 days' }).getByText('Wednesday: 60 minutes')).toBeAttached();
  await expect(page.getByText('Numbers went well this week.')).toBeVisible();

  await earnPoints(page);
  const praise = page.getByRole('status').filter({ hasText: 'Well done!' });
  await expect(praise).toContainText('A new bead on your string: First word');
  await praise.getByRole('button', { name: 'Close' }).click();
  await expect(praise).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByText(SAMPLE)).toBeHidden();
  await expect(figure(page, 'points earned')).toHaveText('5');
  await expect(figure(page, 'lessons completed')).toHaveText('0 of 9');
  await expect(page.getByText('1-day streak')).toBeVisible();
  await expect(page.getByRole('img', { name: '1 bead of 4 is on your string' })).toBeVisible();
  // Nothing is celebrated twice.
  await expect(praise).toBeHidden();

  await navigateInApp(page, '/dashboard/achievements');
  await expect(figure(page, 'Total XP')).toHaveText('5 XP');
  await expect(figure(page, 'achievements unlocked')).toHaveText('0 of 6');
  await expect(page.getByText(SAMPLE)).toBeHidden();
  await expect(praise).toBeHidden();

  await navigateInApp(page, '/dashboard/progress');
  await expect(figure(page, 'words learned')).toHaveText(/^[1-9]/);
  await expect(page.getByText(SAMPLE)).toBeHidden();

  await test.step('a new level is celebrated, with confetti if motion is allowed', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await plantOwn(page, { learnerSummaries: { activities: 9, points: 50 } });
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'You reached level 2: Beginner Explorer' })).toBeVisible();
    await expect(page.locator('[data-confetti]')).toHaveAttribute('data-confetti', '50');
  });

  await test.step('a new achievement is celebrated too', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await plantPartsDone(page, partsOf('greetings'));
    await page.goto('/dashboard/progress');
    await expect(page.getByRole('status').filter({ hasText: 'New achievement: First Lesson' })).toBeVisible();
    await expect(page.locator('[data-confetti]')).toHaveCount(0);
    await expectAccessible(page, 'main');
  });
});

test('the three screens fit a phone in Telugu, with the sample and with own figures, and are accessible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseTelugu(page);
  await page.goto(SCREENS[0].path);
  for (const { path, heading } of SCREENS) {
    await navigateInApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('నమూనా ·')).toBeVisible();
    await expectNoSidewaysScroll(page);
    // dashboard-layout.spec.ts checks the first screen with its sidebar.
    if (path !== SCREENS[0].path) await expectAccessible(page, 'main');
  }
  await plantPartsDone(page, partsOf('vowels', 'greetings'));
  await page.goto(SCREENS[0].path);
  await expect(page.getByText('కొత్త విజయం: తొలి పాఠం')).toBeVisible();
  for (const { path, heading } of SCREENS) {
    await navigateInApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('term').first()).toBeVisible();
    await expect(page.getByText('నమూనా ·')).toBeHidden();
    await expectNoSidewaysScroll(page);
  }
});

test.describe('when reading fails', () => {
  test.use({ expectedConsoleErrors: /The summary could not be read/ });

  test('a message says so and a retry helps; the learners of a device can compare their week', async ({ page }) => {
    const earnedToday = (points: number) => ({
      learnerSummaries: { activities: 1, points, pointsByDay: { [calendarDay(new Date())]: points } },
    });
    await plantOwn(page, earnedToday(25));
    await plantLearner(page, { learner: { id: 'ravi', name: 'Ravi', email: '' } });
    await plantOwn(page, earnedToday(20));
    await page.addInitScript(() => {
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function failing(key) {
        const isBroken = this.name === 'learnerSummaries' && !Object.hasOwn(window, 'isMended');
        if (isBroken) throw new DOMException('broken', 'UnknownError');
        return get.call(this, key);
      };
    });
    await page.goto('/dashboard/progress');
    await expect(page.getByRole('alert')).toContainText('We could not load what you have learned. Please try again.');
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Akshara map' })).toBeVisible();

    await test.step('the comparison uses made-up names', async () => {
      await navigateInApp(page, '/dashboard/achievements');
      const board = page.getByRole('region', { name: 'This week on this device' }).getByRole('table');
      await expect(board.getByRole('row')).toHaveText([/Place/, /^1.*25$/, /^2.*You20$/]);
      await expect(board).not.toContainText(/Sita|Ravi/);
      await expectAccessible(page, 'main');
    });
  });
});
