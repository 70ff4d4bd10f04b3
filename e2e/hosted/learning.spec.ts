// Quizzes, poems and AI learning on Firebase: what a learner does reaches the store.
import { expect, type Page, test } from '@playwright/test';
import { answerForGoogle } from './googlePopup';
import { startAsLearner } from './hostedLearner';

test.beforeEach(({ context }) => answerForGoogle(context));

/** Plays an easy quiz of five, picking the first option each time. */
async function playEasyQuiz(page: Page) {
  await page.goto('/dashboard/AIQuizzes/easy');
  await page.getByRole('checkbox', { name: 'Animals' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (let question = 1; question <= 5; question += 1) {
    await page.keyboard.press('1');
    await page.getByRole('button', { name: question === 5 ? 'Finish Quiz' : 'Next Question' }).click();
  }
  await expect(page.getByRole('button', { name: 'Try Another Quiz' })).toBeVisible();
}

test('an easy quiz is played to its result, and the picker knows of it', async ({ page }) => {
  await startAsLearner(page);
  await playEasyQuiz(page);
  await page
    .getByRole('link', { name: 'Back to Quizzes' })
    .or(page.getByRole('button', { name: 'Back to Quizzes' }))
    .click();
  await expect(page.getByText('Quizzes Completed').locator('..')).toContainText('1');
  await page.reload();
  await expect(page.getByText('Quizzes Completed').locator('..')).toContainText('1');
});

test('a poem is read where the store has none of its own', async ({ page }) => {
  await startAsLearner(page);
  await page.goto('/dashboard/telugu-padyalu/poem/uppu-kappurambu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ఉప్పు కప్పురంబు');
  await page.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
});

test('a word is explained, and is among the words learned after the next search', async ({ page }) => {
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
