// With a working model, words are explained, quizzes are generated, and everything is saved in the store.
import { answerAll, generate } from '../quizzes';
import { plantDocuments } from './emulator';
import { plantKnownLearner } from './knownLearner';
import { mockModel, carelessModel } from './mockModel';
import { expect, test } from './test';

const passedBefore = (userId: string, difficulty: 'easy' | 'medium', times: number) =>
  Array.from({ length: times }, (_, at) => ({
    collection: 'quizResults',
    id: `${userId}_${difficulty}-${at}`,
    data: { userId, difficulty, completed: true, percentage: 80, timestamp: 1 },
  }));

test('words are explained and remembered; a medium quiz unlocks the hard one, and both can be finished', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { userId } = await plantKnownLearner(page, []);
  await plantDocuments([...passedBefore(userId, 'easy', 3), ...passedBefore(userId, 'medium', 2)]);
  await mockModel(context);

  await test.step('the words learned include a word after the next search', async () => {
    await page.goto('/dashboard/ai-learning');
    for (const word of ['river', 'mango']) {
      await page.getByRole('combobox').first().fill(word);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: new RegExp(word) }).first()).toBeVisible();
    }
    await page.reload();
    await expect(page.getByText('river').first()).toBeVisible();
  });

  await test.step('bad questions from the model are refused, and good ones are asked', async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'AI quizzes' }).click();
    await expect(page.getByText('Complete 1 more medium quiz to unlock the Hard Quiz')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Quiz' })).toHaveCount(2);
    await page.getByRole('link', { name: 'Start Quiz' }).last().click();
    await expect(page).toHaveURL('/dashboard/AIQuizzes/medium');

    let answerNow = () => {};
    const released = new Promise<void>((resolve) => (answerNow = resolve));
    await mockModel(context, (prompt) => released.then(() => carelessModel(prompt)));
    await page.getByRole('combobox', { name: 'English text' }).fill('river');
    await page.getByRole('button', { name: 'Translate' }).click();
    await expect(page.getByRole('button', { name: 'Translating...' })).toBeDisabled();
    answerNow();
    await page.getByRole('button', { name: 'Generate Quiz' }).click();
    await expect(page.getByRole('alert').getByText('Failed to generate questions. Please try again.')).toBeVisible();
    await mockModel(context);
    await page.getByRole('button', { name: 'Generate Quiz' }).click();
    await answerAll(page, 'medium');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your result is saved.')).toBeVisible();
  });

  await test.step('the hard quiz is unlocked, and the quiz page counts both after a reload', async () => {
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
});
