import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { answerExercise, materialFor } from './exercises';
import { advance } from './advance';
import { failWrites } from './learner';
import { navigateInApp } from './navigateInApp';
import { chooseTelugu, expectNoSidewaysScroll, PATH, startOnPath } from './learningPath';
import { expect, test } from './test';
import { performSteps } from './performSteps';

const LESSONS = ['vowels', 'consonants', 'gunintalu'] as const;
const materials = Promise.all(LESSONS.map(materialFor));

/** Answers correctly only questions of the known lessons. @returns the number of questions */
async function playPlacement(page: Page, ...known: readonly (typeof LESSONS)[number][]): Promise<number> {
  const [vowels, consonants, gunintalu] = await materials;
  if (!vowels || !consonants || !gunintalu) throw new Error('A lesson has no material');
  const material = { ...gunintalu, letters: [...vowels.letters, ...consonants.letters] };
  const question = page.locator('[data-exercise]');
  await question.waitFor();
  let questions = 0;
  while (await question.isVisible()) {
    const lesson = await currentLesson(page);
    await answerExercise(page, material, known.includes(lesson));
    await performSteps(page, [{ press: /^(Next|తర్వాత)$/ }, 'gone']);
    questions += 1;
  }
  return questions;
}

/** Decides by the visible text: vowels and consonants are single letters, everything else has a sign. */
async function currentLesson(page: Page): Promise<(typeof LESSONS)[number]> {
  const isSound = (await page.locator('[data-exercise]').getAttribute('data-exercise')) === 'see-and-pick-sound';
  const texts = await page.locator(isSound ? '[data-asked]' : '[data-option]').allInnerTexts();
  const letters = texts.map((text) => text.replaceAll(/[^\u0c00-\u0c7f]/gu, ''));
  if (letters.every((text) => /^[\u0c05-\u0c14\u0c60\u0c61][ంః]?$/u.test(text))) return 'vowels';
  return letters.every((text) => /^(క్ష|[\u0c15-\u0c39])$/u.test(text)) ? 'consonants' : 'gunintalu';
}

const begin = (page: Page, answer: string) => page.getByRole('button', { name: new RegExp(`^${answer}`) });

const WELCOME = /^Welcome(, Sita!| back, Sita)$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The path recommends this lesson first. */
async function expectNextOnPath(page: Page, lesson: string) {
  await navigateInApp(page, PATH);
  await expect(heading(page)).toHaveText('Learning path');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(lesson);
}

/** Chooses again where to begin; works from any page. */
async function chooseAgain(page: Page, answer: string, minutes?: string) {
  await navigateInApp(page, '/dashboard/settings');
  await page.getByRole('link', { name: 'Choose again where to start' }).click();
  await begin(page, answer).click();
  if (minutes) await page.getByRole('button', { name: minutes }).click();
  await page.getByRole('button', { name: 'Let’s begin' }).click();
}

test.beforeEach(async ({ page }) => {
  await startOnPath(page, [], {});
});

test.describe('the question where to begin', () => {
  test.use({ expectedConsoleErrors: /could not be saved/ });

  test('is asked once and only by the dashboard, can be skipped, and leads to the right lesson', async ({ page }) => {
    await test.step('only the dashboard asks it', async () => {
      await page.goto('/dashboard/telugu-padyalu');
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveURL('/dashboard/telugu-padyalu');
      await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL('/dashboard/begin');
      await expect(page.getByRole('button', { name: 'Let’s begin' })).toBeDisabled();
      await expectAccessible(page);
    });

    await test.step('a message says when saving fails, and the learner can still continue', async () => {
      await begin(page, 'I can read').click();
      await failWrites(page, true);
      await page.getByRole('button', { name: 'Let’s begin' }).click();
      await expect(page.getByText(/Your choice could not be saved/)).toBeVisible();
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page)).toHaveText(WELCOME);
    });

    await test.step('a learner who skips it is not asked again', async () => {
      await page.goto('/dashboard');
      await expect(heading(page)).toHaveText(WELCOME);
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('a learner who knows no letters begins with the vowels', async () => {
      await chooseAgain(page, 'I don’t know any letters yet', '15 minutes');
      await expect(page).toHaveURL('/dashboard');
      await expectNextOnPath(page, 'Vowels');
    });

    await test.step('the daily minutes are chosen too, and can be changed in the settings', async () => {
      const minutes = page.getByLabel('Daily practice');
      await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
      await expect(minutes).toHaveValue('15');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await minutes.selectOption('5 minutes');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      // The button returns once the change is saved.
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
      await expect(minutes).toBeDisabled();
      await page.reload();
      await expect(minutes).toHaveValue('5');
      await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
      await expect(heading(page)).toHaveText(WELCOME);
    });

    await test.step('a learner who can read begins with words; grammar and letters are unlocked', async () => {
      await chooseAgain(page, 'I can read');
      await expect(page).toHaveURL('/dashboard');
      await expectNextOnPath(page, 'Greetings');
      await navigateInApp(page, `${PATH}/basic-grammar/tenses`);
      await expect(heading(page)).toContainText('Tenses');
      await navigateInApp(page, `${PATH}/alphabet/vowels`);
      await expect(heading(page)).toContainText('Vowels');
    });
  });
});

test('a placement can be resumed and asks only as many questions as it needs', async ({ page }) => {
  await test.step('two questions are enough for a learner who knows nothing, even with a reload between them', async () => {
    await page.goto('/dashboard');
    await begin(page, 'I know some letters').click();
    await page.getByRole('button', { name: 'Let’s begin' }).click();
    await expect(page).toHaveURL('/dashboard/placement');
    const bar = page.getByRole('progressbar');
    const [vowels] = await materials;
    if (!vowels) throw new Error('The lesson has no material');
    await page.locator('[data-exercise]').waitFor();
    const before = Number(await bar.getAttribute('aria-valuenow'));
    await answerExercise(page, vowels, false);
    await advance(page, page.getByRole('button', { name: 'Next', exact: true }));
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    const after = await bar.getAttribute('aria-valuenow');
    await page.reload();
    await expect(bar).toHaveAttribute('aria-valuenow', after ?? '');
    expect(await playPlacement(page)).toBe(1);
    await expect(heading(page)).toHaveText('Let’s start with the vowels!');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('five questions are enough for a learner who knows only the vowels', async () => {
    await chooseAgain(page, 'I know some letters');
    expect(await playPlacement(page, 'vowels')).toBe(5);
    await expect(heading(page)).toHaveText('You know the vowels! Let’s start with the consonants.');
    await expect(page.getByText('Your result is saved.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start: Consonants' }).click();
    await expect(page).toHaveURL(`${PATH}/alphabet/consonants`);
    await expectNextOnPath(page, 'Consonants');
  });
  // src/domain/placement/placement.test.ts tests that a learner who knows everything gets eleven questions.
});

test.describe('on a small phone, in Telugu', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('two touches choose where to begin, without scrolling', async ({ page }) => {
    await chooseTelugu(page);
    await page.goto('/dashboard');
    for (const name of ['మొదలుపెడదాం', '5 నిమిషాలు', 'ఇప్పుడు వద్దు']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page);
    await begin(page, 'నాకు కొన్ని అక్షరాలు వచ్చు').tap();
    await page.getByRole('button', { name: 'మొదలుపెడదాం', exact: true }).tap();
    expect(await playPlacement(page, 'vowels', 'consonants')).toBe(9);
    await expect(heading(page)).toContainText('గుణింతాలతో మొదలుపెడదాం');
  });
});
