import type { Page } from '@playwright/test';
import { MODULES } from '../src/content/modules';
import { MIN_TASKS, MAX_TASKS } from '../src/domain/exercise/lessonRun';
import { materialFor, playExercise, playQuiz, playExercises } from './exercises';
import { test } from './asLearner';
import { waitForServiceWorker, waitForFullCache } from './cachedOffline';
import { chooseTelugu, expectNoSidewaysScroll, FIRST_TWO_MODULES, PATH, plantPartsDone } from './learningPath';
import { expect } from './test';

const VOWELS = `${PATH}/alphabet/vowels`;
const TO_QUIZ = /^(\dవ క్విజ్‌కు|ముందుకు: \dవ క్విజ్)$/;

/** Plays the lesson like a child, always taking the next step that the app offers. */
async function playVowels(page: Page) {
  const lesson = MODULES.flatMap(({ lessons }) => lessons).find(({ id }) => id === 'vowels');
  const material = await materialFor('vowels');
  const runs = Math.ceil((lesson?.practiceExercises ?? 0) / MAX_TASKS);
  const toQuiz = page.getByRole('button', { name: TO_QUIZ }).or(page.getByRole('link', { name: TO_QUIZ }));
  await page.goto(VOWELS);
  await page.getByRole('link', { name: 'అభ్యాసాలు మొదలుపెట్టు' }).click();
  for (let run = 1; run <= runs; run += 1) {
    const played = await playExercises(page, material);
    expect(played).toBeGreaterThanOrEqual(MIN_TASKS);
    expect(played).toBeLessThanOrEqual(MAX_TASKS);
    // The end screen shows one bead per task.
    await expect(page.getByRole('img').locator('svg g')).toHaveCount(played);
    if (run < runs) await page.getByRole('button', { name: 'ముందుకు', exact: true }).click();
  }
  for (let quiz = 1; quiz <= (lesson?.quizzes ?? 0); quiz += 1) {
    await toQuiz.click();
    await playQuiz(page, material);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('క్విజ్‌లో నెగ్గావు!');
  }
}

test.use({ serviceWorkers: 'allow', prefetches: true });

// src/domain/lesson/path.test.ts tests without a browser that the words unlock it too.
test('finishing the letters unlocks the grammar, offline on a phone in Telugu', async ({ page, context }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await plantPartsDone(
    page,
    FIRST_TWO_MODULES.filter((part) => !part.startsWith('vowels/')),
  );
  await page.goto(PATH);
  await expect(page.getByText(/1 lesson to go/).first()).toBeVisible();
  await chooseTelugu(page);
  await waitForServiceWorker(page);
  await waitForFullCache(page);
  await context.setOffline(true);
  await playVowels(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: 'తర్వాతి పాఠం: వాక్య నిర్మాణం' })).toBeVisible();
  // Continuing starts the exercises directly.
  await page.getByRole('button', { name: 'ముందుకు: వాక్య నిర్మాణం' }).click();
  await expect(page).toHaveURL(`${PATH}/basic-grammar/sentence-structure/exercises`);
  await playExercise(page, await materialFor('sentence-structure'));
  await expect(page.locator('[data-exercise]')).toBeVisible();
});
