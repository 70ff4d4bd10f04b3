import { expectAccessible } from './accessible';
import { failWrites, startAsLearner } from './learner';
import { answer, answerAll, generate, option, playEasy, stored } from './quizzes';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await startAsLearner(page);
  await page.goto('/dashboard/AIQuizzes');
});

test('easy quizzes open medium, and medium quizzes open hard', async ({ page }) => {
  test.slow();
  await expect(page.getByText('Complete 3 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
  await expect(page.getByText('Complete 3 more medium quizzes to unlock the Hard Quiz')).toBeVisible();
  await expect(page.getByText('Beginner')).toBeVisible();
  await expectAccessible(page);

  // A locked card does nothing but log.
  const logged = page.waitForEvent('console', (message) => message.text().includes('more quizzes are needed'));
  await page.getByRole('button', { name: /unlock the Medium Quiz/ }).click();
  await logged;
  await expect(page).toHaveURL('/dashboard/AIQuizzes');
  // Nor does its address, typed.
  await page.goto('/dashboard/AIQuizzes/hard');
  await expect(page).toHaveURL('/dashboard/AIQuizzes');
  await expect(page.getByRole('status').filter({ hasText: 'This level is not open yet.' })).toContainText(
    'Complete 3 more medium quizzes to unlock the Hard Quiz',
  );

  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await playEasy(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Great Job! Keep it up! 🌟');
  for (const wrong of [0, 0]) {
    await page.getByRole('button', { name: 'Try Another Quiz' }).click();
    await playEasy(page, wrong);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Perfect Score! You're a Telugu Master! 🎉");
  await page.getByRole('link', { name: 'Back to Quizzes' }).click();
  await expect(page.getByText(/unlock the Medium Quiz/)).toBeHidden();
  await expect(page.getByText('Explorer')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('14');
  await expect(page.getByRole('link', { name: 'Retake Quiz' })).toBeVisible();

  await page.goto('/dashboard/AIQuizzes/medium');
  for (const sentence of [/Complete 2 more medium quizzes to/, /Complete 1 more medium quiz to/, null]) {
    await generate(page);
    await answerAll(page, 'medium');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your result is saved.')).toBeVisible();
    if (!sentence) break;
    await page.goto('/dashboard/AIQuizzes');
    await expect(page.getByText(sentence)).toBeVisible();
    await page.goto('/dashboard/AIQuizzes/medium');
  }
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
});

test('an easy question teaches, and can be played by keyboard', async ({ page }) => {
  await page.getByRole('link', { name: 'Start Quiz' }).click();
  await page.getByRole('checkbox', { name: 'Birds', exact: true }).check();
  await expect(page.getByRole('radio', { name: '5 questions', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Listen: / })).toHaveCount(2);

  const picked = await answer(page, 'easy', false);
  await expect(page.getByRole('status').filter({ hasText: 'Not this one.' })).toContainText(`${picked} means ‘`);
  await expect(option(page, picked)).toContainText('wrong answer');
  await expectAccessible(page);
  // No second pick.
  await answer(page, 'easy', true, { force: true });
  await expect(option(page, picked)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next Question' }).click();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-option][aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 5', { exact: true })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.locator('[data-option]').nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('a quiz is gone on with after a reload and after going back, and counts once', async ({ page }) => {
  await page.goto('/dashboard/AIQuizzes/easy');
  await page.getByRole('checkbox', { name: 'Birds', exact: true }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  const picked = await answer(page, 'easy', false);
  await page.reload();
  await expect(page.getByText('Your quiz is waiting at question 1 of 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(option(page, picked)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.goBack();
  await expect(page.getByText('Your quiz is waiting at question 2 of 5.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  for (const place of [2, 3, 4, 5]) {
    await answer(page, 'easy', place > 2);
    await page.getByRole('button', { name: place === 5 ? 'Finish Quiz' : 'Next Question' }).dblclick();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good effort! Practice makes perfect! 💪');
  await expectAccessible(page);

  await expect(async () => expect(await stored(page, 'quizResults')).toHaveLength(1)).toPass();
  const [result] = await stored(page, 'quizResults');
  expect(result).toMatchObject({ difficulty: 'easy', score: 3, totalQuestions: 5, percentage: 60, completed: true });
  expect(result?.['selectedCategories']).toMatchObject({ birds: true, food: false });
  expect(await stored(page, 'learnerSummaries')).toMatchObject([
    { activities: 1, quizPoints: 3, quizzesCompleted: { easy: 1 } },
  ]);
  const events = (await stored(page, 'events')).map(({ name }) => name);
  expect(events.filter((name) => name === 'start_quiz')).toHaveLength(1);
  expect(events.filter((name) => name === 'answer_question')).toHaveLength(5);
  expect(events.filter((name) => name === 'complete_quiz')).toHaveLength(1);
});

test('a quiz without a category has no questions', async ({ page }) => {
  await page.goto('/dashboard/AIQuizzes/easy');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('alert').getByText('Failed to load questions. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(page.getByRole('group', { name: 'What shall it be about?' })).toBeVisible();
});

test.describe('when the questions cannot be fetched', () => {
  test.use({
    expectedConsoleErrors: /could not be read|Failed to load resource|Service Worker|work offline/,
    serviceWorkers: 'block',
  });

  test('the start fails with its sentence, and works when they are there', async ({ page }) => {
    await page.route('**/assets/translations-*', (route) => route.abort());
    await page.goto('/dashboard/AIQuizzes/easy');
    await page.getByRole('checkbox', { name: 'Birds', exact: true }).check();
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('alert').getByText('Failed to start quiz. Please try again.')).toBeVisible();
    await page.unroute('**/assets/translations-*');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.locator('[data-option]')).toHaveCount(2);
  });
});

test.describe('with three easy quizzes passed', () => {
  test.beforeEach(async ({ page }) => {
    // Played in another journey; here they are planted, as the app stores them.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('aksharam');
          opening.onsuccess = () => {
            const change = opening.result.transaction(['userPreferences', 'quizResults'], 'readwrite');
            change.objectStore('userPreferences').getAllKeys().onsuccess = ({ target }) => {
              const [userId] = (target as IDBRequest<string[]>).result;
              const data = { userId, difficulty: 'easy', completed: true, percentage: 80, timestamp: 1 };
              for (const id of ['a', 'b', 'c'])
                change.objectStore('quizResults').put({ id, data, keys: { ...data, completed: 1 } });
            };
            change.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    await page.goto('/dashboard/AIQuizzes/medium');
  });

  test('a text has at most 30 characters as a person counts them', async ({ page }) => {
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
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Translate' }).click();
    await expect(page.getByText('Failed to translate. Please try again.')).toBeVisible();
    await field.fill('kit');
    await expect(page.getByRole('option')).toHaveText(['Kites']);
  });

  test('answers can be changed, and a double click on Submit saves once', async ({ page }) => {
    await page.getByRole('combobox', { name: 'English text' }).fill('mango');
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
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiz Complete!');
    await expect(page.getByText('100%')).toBeVisible();
    await expect(page.getByText('Great job!')).toBeVisible();
    await expect(page.getByText('Your result is saved.')).toBeVisible();
    await expectAccessible(page);
    const saved = (await stored(page, 'quizResults')).filter(({ difficulty }) => difficulty === 'medium');
    expect(saved).toEqual([
      expect.objectContaining({ word: 'mango', score: 100, selectedCategories: ['Kites'], completed: true }),
    ]);
  });

  test.describe('when saving fails', () => {
    test.use({ expectedConsoleErrors: /could not be saved/ });

    test('the result is shown with the sentence, survives a reload, and is saved once', async ({ page }) => {
      await generate(page);
      await answerAll(page, 'medium', 3);
      await failWrites(page, true);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Quiz Complete!')).toBeVisible();
      await expect(page.getByText('Failed to save quiz results. Please try again.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save again' }).click();
      await expect(page.getByText('Failed to save quiz results. Please try again.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Keep practicing!')).toBeVisible();
      await expect(page.getByText('Your result is saved.')).toBeVisible();
      expect(await stored(page, 'quizResults')).toHaveLength(4);
    });
  });

  test.describe('when a sound cannot be played', () => {
    test.use({ expectedConsoleErrors: /could not be heard/ });

    test('the sentence says so', async ({ page }) => {
      await generate(page);
      await page.evaluate(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('broken', 'NotSupportedError'));
      });
      await page
        .getByRole('button', { name: /^Listen: / })
        .first()
        .click();
      await expect(page.getByText('Failed to play audio. Please try again.')).toBeVisible();
    });
  });

  test('everything is there in Telugu, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));
    await page.goto('/dashboard/AIQuizzes');
    await expect(page.getByText('కష్టమైన క్విజ్ తెరవాలంటే ఇంకా 3 మధ్యస్థ క్విజ్‌లు పూర్తిచేయండి')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/dashboard/AIQuizzes/medium');
    await page.getByRole('combobox').fill('mango');
    await page.getByRole('button', { name: 'అనువదించండి' }).click();
    await page.getByRole('button', { name: 'క్విజ్ తయారుచేయండి' }).click();
    await expect(page.getByRole('button', { name: 'వెనక్కి', exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('when the results cannot be counted', () => {
  test.use({ expectedConsoleErrors: /could not be checked/ });

  test('the levels fall back to three each', async ({ page }) => {
    await page.addInitScript(() => {
      IDBIndex.prototype.count = () => {
        throw new DOMException('broken', 'UnknownError');
      };
    });
    await page.goto('/dashboard/AIQuizzes');
    await expect(page.getByText('Complete 3 more easy quizzes to unlock the Medium Quiz')).toBeVisible();
    await expect(page.getByText('Complete 3 more medium quizzes to unlock the Hard Quiz')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Quiz' })).toBeVisible();
  });
});
