import type { Page } from '@playwright/test';
import { MODULES } from '../src/content/modules';
import { FEWEST_TASKS, MOST_TASKS } from '../src/domain/exercise/sitting';
import type { LessonId } from '../src/domain/lesson/lesson';
import { materialFor, playQuiz, playRound } from './exercises';
import { test } from './asLearner';
import { controlled, filled } from './keptOffline';
import { chooseTelugu, expectNoSidewaysScroll, FIRST_TWO_MODULES, PATH, partsOf, plantDone } from './learningPath';
import { expect } from './test';

const PHONE = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const placeOf = (id: LessonId) => {
  const module = MODULES.find(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const lesson = module?.lessons.find((one) => one.id === id);
  if (!module || !lesson) throw new Error(`There is no lesson ${id}`);
  return { lesson, address: `${PATH}/${module.id}/${id}` };
};

type WordsOf = { start: string; onward: string; toQuiz: RegExp; passed: string };

/** Every exercise and every quiz, as a child would: from the lesson's page, always by the next step it offers. */
async function playWholeLesson(page: Page, id: LessonId, texts: WordsOf) {
  const { lesson, address } = placeOf(id);
  const material = await materialFor(id);
  const toQuiz = page.getByRole('button', { name: texts.toQuiz }).or(page.getByRole('link', { name: texts.toQuiz }));
  await page.goto(address);
  await page.getByRole('link', { name: texts.start }).click();
  for (let left = lesson.practiceExercises; left > 0; left -= MOST_TASKS) {
    const played = await playRound(page, material);
    expect(played).toBeGreaterThanOrEqual(FEWEST_TASKS);
    expect(played).toBeLessThanOrEqual(MOST_TASKS);
    // Its beads hang there, one for each task.
    await expect(page.getByRole('img').locator('svg g')).toHaveCount(played);
    if (left > MOST_TASKS) await page.getByRole('button', { name: texts.onward, exact: true }).click();
  }
  for (let number = 1; number <= lesson.quizzes; number += 1) {
    await toQuiz.click();
    await playQuiz(page, material);
    await expect(heading(page)).toHaveText(texts.passed);
  }
}

const ENGLISH = {
  start: 'Start Exercises',
  onward: 'Go on',
  toQuiz: /^(To quiz \d|Go on: Quiz \d)$/,
  passed: 'Quiz passed!',
};
const TELUGU = {
  start: 'అభ్యాసాలు మొదలుపెట్టు',
  onward: 'ముందుకు',
  toQuiz: /^(\dవ క్విజ్‌కు|ముందుకు: \dవ క్విజ్)$/,
  passed: 'క్విజ్‌లో నెగ్గావు!',
};

const without = (lesson: LessonId) => FIRST_TWO_MODULES.filter((part) => !part.startsWith(`${lesson}/`));

test('the last of the letters opens the grammar, on a desk in English', async ({ page }) => {
  test.slow();
  await page.goto(PATH);
  await plantDone(page, without('vowels'));
  await page.goto(PATH);
  await expect(page.getByText(/1 lesson to go/).first()).toBeVisible();
  await playWholeLesson(page, 'vowels', ENGLISH);
  await expect(page.getByRole('link', { name: 'Next lesson: Sentence Structure' })).toBeVisible();
  // Going on starts it at once.
  await page.getByRole('button', { name: 'Go on: Sentence Structure' }).click();
  await expect(page).toHaveURL(`${PATH}/basic-grammar/sentence-structure/exercises`);
  await expect(page.locator('[data-exercise]')).toBeVisible();
});

test('the last of the words opens the grammar, on a phone in Telugu', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await chooseTelugu(page);
  await plantDone(page, without('greetings'));
  await playWholeLesson(page, 'greetings', TELUGU);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'తర్వాతి పాఠం: వాక్య నిర్మాణం' }).click();
  await expect(heading(page)).toHaveText(/వాక్య నిర్మాణం/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lesson of grammar is completed on a phone in English', async ({ page, context }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.goto(PATH);
    await plantDone(page, [...FIRST_TWO_MODULES, ...partsOf('sentence-structure')]);
    await controlled(page);
    await filled(page);
    await context.setOffline(true);
    await playWholeLesson(page, 'pronouns', ENGLISH);
    await page.getByRole('link', { name: 'Next lesson: Tenses' }).click();
    await expect(heading(page)).toHaveText(/Tenses/);
  });
});
