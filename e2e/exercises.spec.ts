import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessible';
import { everyExercise } from '../src/exercises/hardestToFit.testing';
import { LESSON_KIND_NAMES } from '../src/exercises/kinds';
import { answerExercise, materialFor, pick, playExercise, playQuiz, playExercises } from './exercises';
import { test } from './asLearner';
import { navigateInApp } from './navigateInApp';
import { failWrites } from './learner';
import { learnerId, optionsFor, type Planned, plantRun, runOf } from './plantedRuns';
import { stored } from './quizzes';
import { expect } from './test';

const VOWELS = '/dashboard/learning/alphabet/vowels';
const GREETINGS = '/dashboard/learning/basic-vocabulary/greetings';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const activitiesOf = async (page: Page, kind: string) =>
  (await stored(page, 'activities')).filter((activity) => activity['kind'] === kind);

test('every kind of exercise is accessible and can be played by keyboard alone', async ({ page }) => {
  test.slow();
  const materials = await Promise.all((['vowels', 'greetings'] as const).map(materialFor));
  const exercises = materials.flatMap(everyExercise);
  const planned = LESSON_KIND_NAMES.flatMap((kind) => exercises.find((one) => one.kind === kind) ?? []).map(
    (exercise): Planned => ({ exercise, isRight: true }),
  );
  expect(planned).toHaveLength(9);
  const aim = { kind: 'lesson', lessonId: 'vowels' } as const;
  await plantRun(page, runOf(aim, await learnerId(page), planned));
  await page.goto(`${VOWELS}/exercises`);
  for (const one of planned) {
    const exercise = page.locator(`[data-exercise=${one.exercise.kind}]`);
    await expect(exercise).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(exercise.locator('[data-option]').first()).toBeFocused();
    await heading(page).focus();
    for (const at of optionsFor(one)) await pick(page, at);
    await heading(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'That’s right!' })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.keyboard.press('Enter');
    await expect(exercise).toBeHidden();
  }
  await expect(heading(page)).toHaveText('Every one right!');
});

test('a wrong answer is explained and comes back; leaving in the middle loses nothing', async ({ page }) => {
  const material = await materialFor('vowels');
  await page.goto(`${VOWELS}/exercises`);
  const place = page.getByText(/^\d+ of \d+$/);
  await expect(place).toHaveText(/^1 of/);
  await answerExercise(page, material, false);
  // A double click checks once and does not skip the verdict.
  await page.getByRole('button', { name: 'Check' }).dblclick();
  const verdict = page.getByRole('status').filter({ hasText: 'Not quite.' });
  await expect(verdict).toContainText('will come back');
  await expect(verdict.getByRole('button', { name: /^Listen: / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await playExercise(page, material);
  await expect(place).toHaveText(/^2 of/);
  // The run survives closing the tab.
  await page.reload();
  await expect(place).toHaveText(/^2 of/);
  await playExercise(page, material);
  await playExercise(page, material);
  await expect(page.getByText('One more time')).toBeVisible();
  await playExercise(page, material);
  await expect(place).toHaveText(/^5 of/);
  await expect(page.getByText('One more time')).toBeHidden();
  expect(await activitiesOf(page, 'practice')).toEqual([]);

  await page.getByRole('link', { name: 'Back: Vowels' }).click();
  await expect(page).toHaveURL(VOWELS);
  await expect(heading(page)).toContainText('Vowels');
  await expect.poll(async () => (await activitiesOf(page, 'practice')).length).toBe(1);
  const [activity] = await activitiesOf(page, 'practice');
  expect(activity).toMatchObject({ purpose: 'lesson', tasksDone: 4 });
  expect(activity?.['wrong']).not.toEqual([]);
  const [summary] = await stored(page, 'learnerSummaries');
  expect(summary?.['partsDone']).toEqual(activity?.['partsDone']);
  expect(summary?.['partsDone']).toHaveLength(4);

  // The next run has the remaining exercises, and at least eight tasks.
  await navigateInApp(page, `${VOWELS}/exercises`);
  await expect(place).toHaveText(/^1 of (8|9|10)$/);
  // The address of a missing exercise leads back to the lesson.
  await navigateInApp(page, `${VOWELS}/exercises/13`);
  await expect(page).toHaveURL(VOWELS);
  await expect(heading(page)).toContainText('Vowels');
  await navigateInApp(page, `${VOWELS}/quizzes/9`);
  await expect(page).toHaveURL(VOWELS);

  // A number key picks and Enter checks, even after the listen button was pressed.
  await navigateInApp(page, `${VOWELS}/exercises/1`);
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeFocused();
  await page.keyboard.press('2');
  const second = page.locator('[data-option]').nth(1);
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  const judged = page.getByRole('status').filter({ hasText: /That’s right!|Not quite\./ });
  await expect(judged).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(judged).toBeHidden();
});

test('a quiz gives no help, can be resumed, is scored and is saved once', async ({ page }) => {
  const material = await materialFor('vowels');
  await page.goto(`${VOWELS}/quizzes/1`);
  await answerExercise(page, material, false);
  await expect(page.getByRole('button', { name: 'Check' })).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Not quite.')).toBeHidden();
  await answerExercise(page, material);
  await page.getByRole('button', { name: 'Next' }).click();
  const asked = await heading(page).textContent();
  await page.reload();
  await expect(page.getByText('Your quiz is waiting at question 3 of 8.')).toBeVisible();
  await expectAccessible(page);
  await expectContrast(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText(asked ?? '');
  await playQuiz(page, material);
  await expect(heading(page)).toHaveText('Quiz passed!');
  await expect(page.getByText('7 of 8 right')).toBeVisible();
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  await expectAccessible(page);
  const [activity, ...others] = await activitiesOf(page, 'lesson-quiz');
  expect(others).toEqual([]);
  expect(activity).toMatchObject({ lessonId: 'vowels', part: 1 });
  expect(await stored(page, 'learnerSummaries')).toEqual([
    expect.objectContaining({ partsDone: ['vowels/quiz/1'], quizzesPassed: 1 }),
  ]);
});

test.describe('when the voice and saving fail', () => {
  test.use({ expectedConsoleErrors: /could not be (heard|saved)/ });

  test('sounds are shown as text instead; the failure shows at the end, and the result can be saved later, once', async ({
    page,
  }) => {
    const material = await materialFor('vowels');
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('broken', 'NotSupportedError'));
    });
    for (let number = 1; number <= 12; number += 1) {
      await page.goto(`${VOWELS}/exercises/${number}`);
      if ((await page.locator('[data-exercise]').getAttribute('data-exercise')) === 'hear-and-pick') break;
    }
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect(page.getByText('The voice isn’t working right now.')).toBeVisible();
    await failWrites(page, true);
    await playExercise(page, material);
    await expect(heading(page)).toHaveText('Every one right!');
    await expect(page.getByText('5 points earned')).toBeVisible();
    await expect(page.getByText('Your result could not be saved yet. It is still here on this device.')).toBeVisible();
    await failWrites(page, false);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(page.getByText('Your result is saved.')).toBeVisible();
    expect(await activitiesOf(page, 'practice')).toMatchObject([{ wrong: [], purpose: 'lesson', tasksDone: 1 }]);
  });
});

test('the exercises work in Telugu on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'te'));
  const material = await materialFor('greetings');
  await page.goto(`${GREETINGS}/exercises`);
  await playExercise(page, material, false);
  await playExercises(page, material, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
  await expect(heading(page)).toHaveText('సాధన పూర్తయింది!');
  await expectAccessible(page);
});
