// Quizzes on Firebase, with questions that a model wrote: what a learner does reaches the store.
import { answerAll, generate, playEasy } from '../quizzes';
import { answerForGoogle } from './googlePopup';
import { startAsLearner } from './hostedLearner';
import { plantPassed } from './passedQuizzes';
import { answerForModel, carelessModel } from './standInModel';
import { expect, test } from './test';

test.beforeEach(async ({ context, page }) => {
  await answerForGoogle(context);
  await answerForModel(context);
  await startAsLearner(page);
  await page.goto('/dashboard/AIQuizzes');
});

test('an easy quiz is played to its result, and the picker knows of it', async ({ page }) => {
  await expect(page.getByText('Complete 3 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await playEasy(page);
  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page.getByText('Complete 2 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Quizzes Completed').locator('..')).toContainText('1');
});

test('a medium quiz opens the hard one, and both are played to their results', async ({ page, context }) => {
  await plantPassed(page, { easy: 3, medium: 2 });
  await page.reload();
  await expect(page.getByText('Complete 1 more medium quiz to unlock the Hard Quiz')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Start Quiz' }).last().click();
  await expect(page).toHaveURL('/dashboard/AIQuizzes/medium');

  let answerNow = () => {};
  const isTime = new Promise<void>((resolve) => (answerNow = resolve));
  await answerForModel(context, (prompt) => isTime.then(() => carelessModel(prompt)));
  await page.getByRole('combobox', { name: 'English text' }).fill('river');
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByRole('button', { name: 'Translating...' })).toBeDisabled();
  answerNow();
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await expect(page.getByRole('alert').getByText('Failed to generate questions. Please try again.')).toBeVisible();
  await answerForModel(context);
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await answerAll(page, 'medium');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your result is saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page.getByText(/to unlock the/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start Quiz' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Start Quiz' }).last().click();
  await expect(page).toHaveURL('/dashboard/AIQuizzes/hard');
  await generate(page, 'river');
  await answerAll(page, 'hard', 1);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Keep practicing!')).toBeVisible();
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  await page.goto('/dashboard/AIQuizzes');
  await expect(page.getByText('Quizzes Completed').locator('..')).toContainText('2');
  await expect(page.getByText('Skilled')).toBeVisible();
});
