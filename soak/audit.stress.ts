// Checks every database, key and cache: an erased learner leaves nothing, and a copy contains nothing of a sibling.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { playExercise, materialFor } from '../e2e/exercises';
import { erase, passGate } from '../e2e/grownUps';
import { plantLearner } from '../e2e/plantLearner';
import { playEasy } from '../e2e/quizzes';
import { storedDocuments } from './storedDocuments';

test.use({ serviceWorkers: 'allow' });

const SITA = { id: 'id-of-sita', name: 'Sita', email: 'sita@example.com' };
const RAVI = { id: 'id-of-ravi', name: 'Ravi', email: 'ravi@example.com' };

/** Does everything that stores data, with a word that only this learner uses. */
async function useEverything(page: Page, learner: typeof SITA, word: string) {
  await plantLearner(page, { learner, profile: { hobbies: [`hobby of ${learner.name}`], startAt: 'letters' } });
  await page.goto('/dashboard/AIQuizzes/easy');
  await playEasy(page);
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  await page.goto('/dashboard/learning/alphabet/vowels/exercises');
  await playExercise(page, await materialFor('vowels'));
  await page.goto('/dashboard/ai-learning');
  await page.getByRole('combobox').first().fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/dashboard/telugu-padyalu/poem/uppu-kappurambu');
  await page.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
  await page.goto('/dashboard/AIQuizzes/easy');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.goto('/dashboard/progress');
  await page.goto('/dashboard/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('a copy holds only its own learner, and erasing a learner leaves nothing but the sibling’s data', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000);
  await useEverything(page, RAVI, 'zzravi');
  await useEverything(page, SITA, 'zzsita');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  await passGate(page);
  const copy = await readFile(await (await downloading).path(), 'utf8');
  expect(copy).toContain('zzsita');
  expect(copy).not.toMatch(/ravi/i);

  // Another tab is in the middle of an exercise when the learner is erased.
  const other = await context.newPage();
  await other.goto('/dashboard/learning/alphabet/vowels/exercises');
  await playExercise(other, await materialFor('vowels'));
  await erase(page);
  await expect(page).toHaveURL('/');
  await expect(other.locator('[data-exercise]')).toBeHidden();

  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  const { databases, local, session, caches } = await storedDocuments(page);
  const left = JSON.stringify([databases, local, session, caches]);
  expect(left).not.toMatch(/id-of-sita|zzsita|sita@example|hobby of Sita/);
  expect(left).toContain('id-of-ravi');
  expect(Object.values(databases['spoken'] ?? {}).flat()).toEqual([]);
});
