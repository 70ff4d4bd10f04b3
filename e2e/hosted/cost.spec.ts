// Counts the Firestore reads and writes of a learner's session, and checks that everything is saved.
import type { Page } from '@playwright/test';
import { materialFor, playExercise } from '../exercises';
import { navigateInApp } from '../navigateInApp';
import { cards, heading, poetSelect } from '../padyalu';
import { playEasy } from '../quizzes';
import { projectOf } from './emulator';
import { plantKnownLearner, practiceActivities } from './knownLearner';
import { countsOf, watchWire } from './wireCounts';
import { expect, test } from './test';

const MAX_READS = 30;
const MAX_WRITES = 25;
const PAST_ACTIVITIES = 60;

const KNOWN = 'You know this poem by heart. Well done!';
const POINTS_OF_ONE = 5;
const points = (page: Page) =>
  page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd');

/** Leaves after one right and one wrong answer: only the right one counts, and the run is paused. */
async function leaveInTheMiddle(page: Page) {
  const material = await materialFor('vowels');
  await navigateInApp(page, '/dashboard/learning/alphabet/vowels/exercises');
  await page.locator('[data-exercise]').waitFor();
  await playExercise(page, material);
  await playExercise(page, material, false);
  const place = page.getByText(/^\d+ of \d+$/);
  await expect(place).toHaveText(/^2 of/);
  await page.reload();
  await expect(place).toHaveText(/^2 of/);
  await page.getByRole('link', { name: 'Back: Vowels' }).click();
  await expect(page).toHaveURL('/dashboard/learning/alphabet/vowels');
}

test('a session on all screens reads and writes only a few documents, and everything is saved', async ({ page }) => {
  test.setTimeout(180_000);
  // A new device is the most expensive case, because its cache is empty.
  const { userId } = await plantKnownLearner(page, practiceActivities(PAST_ACTIVITIES));
  await watchWire(page);
  await page.goto('/dashboard');
  // Wait until the server has marked each activity, because a later change may cost the next screen another read.
  const arrivals = async () => JSON.stringify((await projectOf(userId).read('scores'))?.['arrivals']);
  const counted = (times: number) => expect.poll(arrivals).toContain(`"recent":{"integerValue":"${times}"}`);
  const open = (name: string) => page.getByRole('complementary').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Your learning path' })).toBeVisible();

  await page.getByRole('link', { name: /^Start today’s practice/ }).click();
  const material = await materialFor('vowels');
  for (let at = 0; at < 3; at += 1) await playExercise(page, material);
  await page.getByRole('link', { name: 'Home' }).click();
  await counted(1);

  await open('AI quizzes');
  await expect(page.getByText('Complete 3 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
  await page.getByRole('link', { name: 'Start Quiz' }).first().click();
  await playEasy(page);
  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page.getByText('Complete 2 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
  await counted(2);

  await open('Telugu padyalu');
  await poetSelect(page).selectOption('vemana');
  await cards(page).first().click();
  // The store has no poems, so the app shows its own.
  await expect(heading(page)).toHaveText('ఉప్పు కప్పురంబు');
  const poem = page.url();
  await page.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(page.getByText(KNOWN)).toBeVisible();

  await counted(3);
  await open('Progress');
  await expect(page.getByRole('heading', { name: 'Akshara map' })).toBeVisible({ timeout: 30_000 });
  await open('Leaderboards');
  await expect(page.getByRole('row').filter({ hasText: 'You' })).toBeVisible();
  await open('Settings');
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  await open('Dashboard');

  const unsent = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent')));
  await expect.poll(unsent).toEqual([]);

  await test.step('the session cost only a few documents', async () => {
    const { reads, writes, what } = await countsOf(page);
    const count = (name: string) => what.filter((one) => one === name).length;
    test.info().annotations.push({ type: 'cost', description: `${reads} reads, ${writes} writes: ${what.join(', ')}` });
    // The listener reports each change, and no document is read by two screens.
    expect(count('read learnerSummaries'), what.join('\n')).toBeLessThanOrEqual(1 + count('write learnerSummaries'));
    for (const once of ['userPreferences', 'letterMemories', 'wordMemories', 'sentenceMemories', 'poemMemories'])
      expect(count(`read ${once}`) + count(`read nothing of ${once}`), what.join('\n')).toBe(1);
    expect(reads, what.join('\n')).toBeLessThanOrEqual(MAX_READS);
    expect(writes, what.join('\n')).toBeLessThanOrEqual(MAX_WRITES);
    expect(reads).toBeGreaterThan(5);
    expect(writes).toBeGreaterThan(5);
  });

  await test.step('the poem and the quiz are still there after a reload', async () => {
    await page.goto(poem);
    await expect(page.getByText(KNOWN)).toBeVisible();
    await open('AI quizzes');
    await expect(page.getByText('Quizzes Completed').locator('..')).toContainText('1');
  });

  await test.step('leaving an exercise in the middle updates the learner’s figures immediately', async () => {
    await open('Dashboard');
    const before = Number((await points(page).textContent())?.replace(',', ''));
    expect(before).toBeGreaterThan(PAST_ACTIVITIES * POINTS_OF_ONE);
    await leaveInTheMiddle(page);
    // Do not wait for the server: the activity may still be in the outbox.
    await page.goto('/dashboard');
    await expect(points(page)).toHaveText(`${before + POINTS_OF_ONE}`);
    await open('Leaderboards');
    await expect(page.getByRole('row').filter({ hasText: 'You' })).toContainText(`${before + POINTS_OF_ONE}`);
  });
});
