// Lessons, poems and AI learning on Firebase: what a learner does reaches the store.
import { materialFor, playExercise } from '../exercises';
import { answerForGoogle } from './googlePopup';
import { startAsLearner } from './hostedLearner';
import { answerForModel } from './standInModel';
import { expect, test } from './test';

test.beforeEach(({ context }) => answerForGoogle(context));

test('a poem is read where the store has none of its own', async ({ page }) => {
  await startAsLearner(page);
  await page.goto('/dashboard/telugu-padyalu/poem/uppu-kappurambu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ఉప్పు కప్పురంబు');
  await page.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
});

test('a word is explained, and is among the words learned after the next search', async ({ page, context }) => {
  await answerForModel(context);
  await startAsLearner(page);
  await page.goto('/dashboard/ai-learning');
  const ask = async (word: string) => {
    await page.getByRole('combobox').first().fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(word) }).first()).toBeVisible();
  };
  await ask('river');
  await ask('mango');
  await page.reload();
  await expect(page.getByText('river').first()).toBeVisible();
});

test('an exercise is done on every device, and the figures are the learner’s own', async ({ page }) => {
  await startAsLearner(page);
  const material = await materialFor('vowels');
  await page.goto('/dashboard/learning/alphabet/vowels/exercises');
  await playExercise(page, material);
  await playExercise(page, material, false);
  const place = page.getByText(/^\d+ of \d+$/);
  await expect(place).toHaveText(/^2 of/);
  await page.reload();
  await expect(place).toHaveText(/^2 of/);
  await page.getByRole('link', { name: 'Back: Vowels' }).click();
  await expect(page).toHaveURL('/dashboard/learning/alphabet/vowels');
  // At once: what was recorded may still be on its way.
  await page.goto('/dashboard');
  await expect(page.getByText('your first activity replaces these')).toBeHidden();
  const points = page.getByRole('term').filter({ hasText: 'points earned' });
  await expect(points.locator('xpath=following-sibling::dd')).toHaveText('5');
  await page.goto('/dashboard/achievements');
  await expect(page.getByRole('row').filter({ hasText: 'You' })).toContainText('5');
});
