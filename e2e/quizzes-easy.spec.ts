import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { expectFocusVisible } from './focusVisible';
import { answer, chooseOnly, eventsOf, option, stored } from './quizzes';
import { expect } from './test';

test('an easy question explains its answer; the quiz can be resumed after a reload or Back, and counts once', async ({
  page,
}) => {
  const clock = (seconds: number) => page.clock.setFixedTime(new Date(Date.UTC(2030, 0, 6, 9, 0, seconds)));
  const birds = page.getByRole('checkbox', { name: 'Birds', exact: true });
  await clock(0);
  await page.goto('/dashboard/AIQuizzes');
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  // A default mix is chosen, so that one touch starts the quiz.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await chooseOnly(page, birds);
  await expect(page.getByRole('radio', { name: '5 questions', exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Listen: / })).toHaveCount(2);

  const question = page.getByRole('heading', { level: 1 });
  const asked = await question.textContent();

  await clock(10);
  const picked = await answer(page, 'easy', false);
  await expect(page.getByRole('status').filter({ hasText: 'Not this one.' })).toContainText(`${picked} means ‘`);
  await expect(option(page, picked)).toContainText('wrong answer');
  await expectAccessible(page);
  // An answer cannot be changed.
  await page.locator(`[data-option]:not([data-option="${picked}"])`).click({ force: true });
  await expect(option(page, picked)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => eventsOf(page, 'answer_question')).toHaveLength(1);

  await clock(30);
  await page.reload();
  await expect(page.getByText('Your quiz is waiting at question 2 of 5.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  // An answered question is not asked again.
  await expect(page.getByText('2 of 5', { exact: true })).toBeVisible();
  await expect(question).not.toHaveText(asked ?? '');
  await page.goBack();
  await expect(page.getByText('Your quiz is waiting at question 2 of 5.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await clock(35);
  for (const place of [2, 3, 4, 5]) {
    await answer(page, 'easy', place > 2);
    await page.getByRole('button', { name: place === 5 ? 'Finish Quiz' : 'Next Question' }).dblclick();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good effort! Practice makes perfect! 💪');
  await expectAccessible(page);

  await expect.poll(async () => (await stored(page, 'quizResults')).length).toBe(1);
  const [result] = await stored(page, 'quizResults');
  expect(result).toMatchObject({ difficulty: 'easy', score: 3, totalQuestions: 5, percentage: 60, completed: true });
  expect(result?.['selectedCategories']).toMatchObject({ birds: true, food: false });
  expect(await stored(page, 'learnerSummaries')).toMatchObject([
    { activities: 1, quizPoints: 3, quizzesCompleted: { easy: 1 } },
  ]);
  expect(await eventsOf(page, 'start_quiz')).toEqual([{}]);
  expect(await eventsOf(page, 'answer_question')).toEqual([{}, {}, {}, {}, {}]);
  // The time on the answered question counts until the page was left.
  expect(await eventsOf(page, 'complete_quiz')).toEqual([
    { score_percentage: 60, correct_answers: 3, total_questions: 5, time_spent_seconds: 35 },
  ]);

  await test.step('with all categories chosen, nothing is covered on a small phone, by touch or keyboard', async () => {
    await page.getByRole('button', { name: 'Try Another Quiz' }).click();
    await page.setViewportSize({ width: 360, height: 640 });
    const themes = await page.getByRole('checkbox').count();
    await page.getByRole('button', { name: 'Choose all' }).click();
    await expect(page.getByText('A mix of everything')).toBeVisible();
    await birds.uncheck();
    await expect(page.getByText(`and ${themes - 4} more`)).toBeVisible();
    await page.getByText('10 questions').click();
    await page.getByText('5 questions', { exact: true }).click();
    // Tab back up through the choices, below the sticky header.
    await expectFocusVisible(page, 'Shift+Tab', 12);
  });

  await test.step('the quiz can be played by keyboard', async () => {
    await chooseOnly(page, birds);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-option][aria-pressed="true"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 of 5', { exact: true })).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.locator('[data-option]').nth(1)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('when results cannot be counted and questions cannot be fetched', () => {
  test.use({
    expectedConsoleErrors: /could not be (read|checked)|Failed to load resource/,
  });

  test('each level requires three quizzes, and starting shows an error, as it does without a category', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBIndex.prototype.count = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    });
    await page.route('**/assets/translations-*', (route) => route.abort());
    await page.goto('/dashboard/AIQuizzes');
    await expect(page.getByText('Complete 3 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
    await expect(page.getByText('Complete 3 more medium quizzes to unlock the Hard Quiz')).toBeVisible();
    await page.getByRole('link', { name: 'Start Quiz' }).click();
    const birds = page.getByRole('checkbox', { name: 'Birds', exact: true });
    await chooseOnly(page, birds);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('alert').getByText('Failed to start quiz. Please try again.')).toBeVisible();
    await page.unroute('**/assets/translations-*');
    await birds.uncheck();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('alert').getByText('Failed to load questions. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose again' }).click();
    await chooseOnly(page, birds);
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.locator('[data-option]')).toHaveCount(2);
  });
});
