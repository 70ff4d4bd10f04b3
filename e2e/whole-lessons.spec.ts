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

/** So many sittings and quizzes, as a child would: from the lesson's page, always by the next step it offers. */
async function playLesson(page: Page, id: LessonId, texts: WordsOf, left: { sittings: number; quizzes: number }) {
  const { address } = placeOf(id);
  const material = await materialFor(id);
  const toQuiz = page.getByRole('button', { name: texts.toQuiz }).or(page.getByRole('link', { name: texts.toQuiz }));
  await page.goto(address);
  await page.getByRole('link', { name: texts.start }).click();
  for (let sitting = 1; sitting <= left.sittings; sitting += 1) {
    const played = await playRound(page, material);
    expect(played).toBeGreaterThanOrEqual(FEWEST_TASKS);
    expect(played).toBeLessThanOrEqual(MOST_TASKS);
    // Its beads hang there, one for each task.
    await expect(page.getByRole('img').locator('svg g')).toHaveCount(played);
    if (sitting < left.sittings) await page.getByRole('button', { name: texts.onward, exact: true }).click();
  }
  for (let quiz = 1; quiz <= left.quizzes; quiz += 1) {
    await toQuiz.click();
    await playQuiz(page, material);
    await expect(heading(page)).toHaveText(texts.passed);
  }
}

function playWholeLesson(page: Page, id: LessonId, texts: WordsOf) {
  const { practiceExercises, quizzes } = placeOf(id).lesson;
  return playLesson(page, id, texts, { sittings: Math.ceil(practiceExercises / MOST_TASKS), quizzes });
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

// That the words open it too is proved without a browser: src/domain/lesson/path.test.ts.
test('the last of the letters opens the grammar, on a phone in Telugu', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await plantDone(
    page,
    FIRST_TWO_MODULES.filter((part) => !part.startsWith('vowels/')),
  );
  await page.goto(PATH);
  await expect(page.getByText(/1 lesson to go/).first()).toBeVisible();
  await chooseTelugu(page);
  await playWholeLesson(page, 'vowels', TELUGU);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('link', { name: 'తర్వాతి పాఠం: వాక్య నిర్మాణం' })).toBeVisible();
  // Going on starts it at once.
  await page.getByRole('button', { name: 'ముందుకు: వాక్య నిర్మాణం' }).click();
  await expect(page).toHaveURL(`${PATH}/basic-grammar/sentence-structure/exercises`);
  await expect(page.locator('[data-exercise]')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what is left of a lesson of grammar is completed on a phone in English', async ({ page, context }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.goto(PATH);
    const pronouns = partsOf('pronouns');
    const left = ['pronouns/exercise/20', 'pronouns/quiz/4'];
    expect(pronouns).toEqual(expect.arrayContaining(left));
    await plantDone(page, [
      ...FIRST_TWO_MODULES,
      ...partsOf('sentence-structure'),
      ...pronouns.filter((part) => !left.includes(part)),
    ]);
    await controlled(page);
    await filled(page);
    await context.setOffline(true);
    await playLesson(page, 'pronouns', ENGLISH, { sittings: 1, quizzes: 1 });
    await page.getByRole('link', { name: 'Next lesson: Tenses' }).click();
    await expect(heading(page)).toHaveText(/Tenses/);
  });
});
