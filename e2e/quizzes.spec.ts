import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { navigateInApp } from './navigateInApp';
import { answerAll, eventsOf, generate, plantPassed, playEasy, stored } from './quizzes';
import { expect } from './test';

/** Plays a quiz about a sentence without a mistake. */
async function playSentence(page: Page, level: 'medium' | 'hard') {
  await generate(page, 'the cat drinks milk');
  await answerAll(page, level);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  const made = (await stored(page, 'quizResults')).filter(({ word }) => word === 'the cat drinks milk');
  expect(made.filter(({ difficulty }) => difficulty === level)).toHaveLength(1);
}

test('easy quizzes unlock medium, and medium quizzes unlock hard; both are made from a word or a sentence', async ({
  page,
}) => {
  test.slow();
  await page.goto('/dashboard/AIQuizzes');
  await expect(page.getByText('Complete 3 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
  await expect(page.getByText('Complete 3 more medium quizzes to unlock the Hard Quiz')).toBeVisible();
  await expect(page.getByText('Beginner')).toBeVisible();
  await expectAccessible(page);

  // A locked card only writes to the console.
  const logged = page.waitForEvent('console', (message) => message.text().includes('more quizzes are needed'));
  await page.getByRole('button', { name: /unlock the Medium Quiz/ }).click();
  await logged;
  await expect(page).toHaveURL('/dashboard/AIQuizzes');
  await plantPassed(page, 'easy', 2);
  // Its address does not open it either.
  await page.goto('/dashboard/AIQuizzes/hard');
  await expect(page).toHaveURL('/dashboard/AIQuizzes');
  await expect(page.getByRole('status').filter({ hasText: 'This level is not open yet.' })).toContainText(
    'Complete 3 more medium quizzes to unlock the Hard Quiz',
  );

  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await playEasy(page, { wrong: 1, count: 10 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outstanding Performance! Almost Perfect! ⭐');
  await expect(page.locator('[data-confetti]')).toHaveCount(0);
  // The third passed quiz says which level it has unlocked.
  await expect(page.getByRole('status').filter({ hasText: 'The Medium Quiz is open now!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the Medium Quiz' })).toHaveAttribute(
    'href',
    '/dashboard/AIQuizzes/medium',
  );
  await page.getByRole('button', { name: 'Try Another Quiz' }).click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playEasy(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Perfect Score! You're a Telugu Master! 🎉");
  await expect(page.locator('[data-confetti="100"]').first()).toBeAttached();
  await expect(page.getByText('is open now!')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page.getByText(/unlock the Medium Quiz/)).toBeHidden();
  await expect(page.getByText('Explorer')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('14');
  await expect(page.getByRole('link', { name: 'Retake Quiz' })).toBeVisible();
  const time_spent_seconds = expect.any(Number);
  await expect
    .poll(() => eventsOf(page, 'complete_quiz'))
    .toEqual([
      { score_percentage: 90, correct_answers: 9, total_questions: 10, time_spent_seconds },
      { score_percentage: 100, correct_answers: 5, total_questions: 5, time_spent_seconds },
    ]);
  expect(await eventsOf(page, 'select_quiz')).toEqual([
    { difficulty: 'medium', is_locked: true },
    { difficulty: 'easy', is_locked: false },
  ]);
  const checks = await eventsOf(page, 'check_quiz_requirements');
  expect(checks.at(0)).toEqual({ easy_remaining: 0, medium_remaining: 3, hard_remaining: 3 });
  expect(checks.at(-1)).toEqual({ easy_remaining: 0, medium_remaining: 0, hard_remaining: 3 });

  await plantPassed(page, 'medium', 2);
  await page.goto('/dashboard/AIQuizzes');
  await expect(page.getByText(/Complete 1 more medium quiz to/)).toBeVisible();
  await navigateInApp(page, '/dashboard/AIQuizzes/medium');
  await playSentence(page, 'medium');
  await expect(page.getByRole('link', { name: 'Go to the Hard Quiz' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page.getByText('Skilled')).toBeVisible();
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await expect(page).toHaveURL('/dashboard/AIQuizzes/hard');
  await generate(page, 'school');
  await answerAll(page, 'hard');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Great job!')).toBeVisible();
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  const results = await stored(page, 'quizResults');
  expect(results.filter(({ difficulty }) => difficulty === 'hard')).toEqual([
    expect.objectContaining({ word: 'school', score: 100, percentage: 100, totalQuestions: 3, completed: true }),
  ]);

  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page.getByText('Skilled')).toBeVisible();
  await navigateInApp(page, '/dashboard/AIQuizzes/hard');
  await playSentence(page, 'hard');
});
