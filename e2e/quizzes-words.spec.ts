import { expectAccessible } from './accessible';
import { navigateInApp } from './navigateInApp';
import { failWrites } from './learner';
import { test } from './asLearner';
import { answer, answerAll, eventsOf, generate, plantPassed, playEasy, stored } from './quizzes';
import { expect } from './test';

test.beforeEach(async ({ page }) => {
  await plantPassed(page);
});

test('a text has at most 30 characters, answers can be changed, and a double click on Submit saves once', async ({
  page,
}) => {
  await page.goto('/dashboard/AIQuizzes/medium');
  const field = page.getByRole('combobox', { name: 'English text' });
  await expect(page.getByRole('button', { name: 'Translate' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Kites' })).toBeVisible();
  await field.fill('👩🏽‍🌾'.repeat(30));
  await expect(page.getByText('30 of 30 characters')).toBeVisible();
  await expect(page.getByText('Maximum 30 characters allowed')).toBeHidden();
  await field.pressSequentially('x');
  await expect(page.getByText('Maximum 30 characters allowed')).toBeVisible();
  await field.fill('a'.repeat(40));
  await expect(field).toHaveValue('a'.repeat(30));
  await expect(page.getByText('Maximum 30 characters allowed')).toBeVisible();
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByText('Failed to translate. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await field.fill('kit');
  await expect(page.getByRole('option')).toHaveText(['Kites']);

  await field.fill('mango');
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByText('మామిడి').first()).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Number of questions' })).toHaveValue('3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await expect(page.locator('[data-option]')).toHaveCount(4);
  await expect(page.getByRole('button', { name: /^Listen: / })).toHaveCount(5);
  await expectAccessible(page);
  await answerAll(page, 'medium', 1);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await answer(page, 'medium');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz Complete!');
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.getByText('Great job!')).toBeVisible();
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  const saved = (await stored(page, 'quizResults')).filter(({ difficulty }) => difficulty === 'medium');
  expect(saved).toEqual([
    expect.objectContaining({ word: 'mango', score: 100, selectedCategories: ['Kites'], completed: true }),
  ]);
  // A changed answer does not count twice.
  expect(await eventsOf(page, 'answer_question')).toEqual([{}, {}, {}]);
  expect(await eventsOf(page, 'complete_quiz')).toMatchObject([{ score_percentage: 100, correct_answers: 3 }]);
});

test.describe('when the voice and saving fail', () => {
  test.use({ expectedConsoleErrors: /could not be (heard|saved)/ });

  test('messages say so; the result is shown, stays in the outbox, and is saved once', async ({ page }) => {
    await page.goto('/dashboard/AIQuizzes/medium');
    await generate(page);
    await page.evaluate(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('broken', 'NotSupportedError'));
    });
    await page
      .getByRole('button', { name: /^Listen: / })
      .first()
      .click();
    await expect(page.getByText('Failed to play audio. Please try again.')).toBeVisible();

    await answerAll(page, 'medium', 3);
    await failWrites(page, true);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Quiz Complete!')).toBeVisible();
    await expect(page.getByText('Failed to save quiz results. Please try again.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(page.getByText('Failed to save quiz results. Please try again.')).toBeVisible();
    // The next screen sends it from the outbox.
    await page.goto('/dashboard');
    await expect.poll(() => stored(page, 'quizResults')).toHaveLength(4);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stored(page, 'quizResults')).toHaveLength(4);
  });
});

test('the quizzes work in Telugu on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));
  await page.goto('/dashboard/AIQuizzes');
  await expect(page.getByText('కష్టమైన క్విజ్ తెరవాలంటే ఇంకా 3 మధ్యస్థ క్విజ్‌లు పూర్తి చెయ్యి')).toBeVisible();

  await navigateInApp(page, '/dashboard/AIQuizzes/easy');
  await page.getByRole('button', { name: 'ఏదీ వద్దు' }).click();
  await page.getByRole('button', { name: 'క్విజ్ మొదలుపెట్టు' }).click();
  await expect(page.getByText('ప్రశ్నలు తెరవలేకపోయాం. మళ్లీ ప్రయత్నించు.')).toBeVisible();
  await page.getByRole('button', { name: 'మళ్లీ ఎంచుకో' }).click();
  await playEasy(page, { wrong: 1, language: 'te' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('చాలా బాగా ఆడావు! ఇలాగే కొనసాగించు! 🌟');

  await navigateInApp(page, '/dashboard/AIQuizzes/medium');
  await page.getByRole('combobox').fill('zzzz');
  await page.getByRole('button', { name: 'తెలుగులోకి మార్చు' }).click();
  await expect(page.getByText('తెలుగులోకి మార్చలేకపోయాం. మళ్లీ ప్రయత్నించు.')).toBeVisible();
  await page.getByRole('combobox').fill('mango');
  await page.getByRole('button', { name: 'తెలుగులోకి మార్చు' }).click();
  await page.getByRole('button', { name: 'క్విజ్ తయారు చెయ్యి' }).click();
  await expect(page.getByRole('button', { name: 'వెనక్కి', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await expect(page.getByText('నీ క్విజ్ 3 ప్రశ్నల్లో 1వ ప్రశ్న దగ్గర ఆగి ఉంది.')).toBeVisible();
});
