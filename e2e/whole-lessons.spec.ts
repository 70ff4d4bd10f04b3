import type { Page } from '@playwright/test';
import { MODULES } from '../src/content/modules';
import { MIN_TASKS, MAX_TASKS } from '../src/domain/exercise/lessonRun';
import { materialFor, playExercise, playQuiz, playExercises } from './exercises';
import { test } from './asLearner';
import { controlled, filled } from './cachedOffline';
import { chooseTelugu, expectNoSidewaysScroll, FIRST_TWO_MODULES, PATH, plantDone } from './learningPath';
import { expect } from './test';

const VOWELS = `${PATH}/alphabet/vowels`;
const TO_QUIZ = /^(\dవ క్విజ్‌కు|ముందుకు: \dవ క్విజ్)$/;

/** As a child would: from the lesson's page, always by the next step it offers. */
async function playVowels(page: Page) {
  const lesson = MODULES.flatMap(({ lessons }) => lessons).find(({ id }) => id === 'vowels');
  const material = await materialFor('vowels');
  const sittings = Math.ceil((lesson?.practiceExercises ?? 0) / MAX_TASKS);
  const toQuiz = page.getByRole('button', { name: TO_QUIZ }).or(page.getByRole('link', { name: TO_QUIZ }));
  await page.goto(VOWELS);
  await page.getByRole('link', { name: 'అభ్యాసాలు మొదలుపెట్టు' }).click();
  for (let sitting = 1; sitting <= sittings; sitting += 1) {
    const played = await playExercises(page, material);
    expect(played).toBeGreaterThanOrEqual(MIN_TASKS);
    expect(played).toBeLessThanOrEqual(MAX_TASKS);
    // Its beads hang there, one for each task.
    await expect(page.getByRole('img').locator('svg g')).toHaveCount(played);
    if (sitting < sittings) await page.getByRole('button', { name: 'ముందుకు', exact: true }).click();
  }
  for (let quiz = 1; quiz <= (lesson?.quizzes ?? 0); quiz += 1) {
    await toQuiz.click();
    await playQuiz(page, material);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('క్విజ్‌లో నెగ్గావు!');
  }
}

test.use({ serviceWorkers: 'allow', fetchesAhead: true });

// That the words open it too is proved without a browser: src/domain/lesson/path.test.ts.
test('the last of the letters opens the grammar, on a phone in Telugu without a network', async ({ page, context }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await plantDone(
    page,
    FIRST_TWO_MODULES.filter((part) => !part.startsWith('vowels/')),
  );
  await page.goto(PATH);
  await expect(page.getByText(/1 lesson to go/).first()).toBeVisible();
  await chooseTelugu(page);
  await controlled(page);
  await filled(page);
  await context.setOffline(true);
  await playVowels(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: 'తర్వాతి పాఠం: వాక్య నిర్మాణం' })).toBeVisible();
  // Going on starts it at once.
  await page.getByRole('button', { name: 'ముందుకు: వాక్య నిర్మాణం' }).click();
  await expect(page).toHaveURL(`${PATH}/basic-grammar/sentence-structure/exercises`);
  await playExercise(page, await materialFor('sentence-structure'));
  await expect(page.locator('[data-exercise]')).toBeVisible();
});
