import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { answerExercise, materialFor } from './exercises';
import { goOn } from './goOn';
import { failWrites } from './learner';
import { goWithin } from './goWithin';
import { chooseTelugu, expectNoSidewaysScroll, PATH, startAlongThePath } from './learningPath';
import { expect, test } from './test';
import { walk } from './walk';

const LESSONS = ['vowels', 'consonants', 'gunintalu'] as const;
const materials = Promise.all(LESSONS.map(materialFor));

/** Answers everything of the lessons that are known rightly, the rest wrongly; says how many questions there were. */
async function playPlacement(page: Page, ...known: readonly (typeof LESSONS)[number][]): Promise<number> {
  const [vowels, consonants, gunintalu] = await materials;
  if (!vowels || !consonants || !gunintalu) throw new Error('No material');
  const material = { ...gunintalu, letters: [...vowels.letters, ...consonants.letters] };
  const question = page.locator('[data-exercise]');
  await question.waitFor();
  let questions = 0;
  while (await question.isVisible()) {
    const lesson = await lessonOnShow(page);
    await answerExercise(page, material, known.includes(lesson));
    await walk(page, [{ press: /^(Next|తర్వాత)$/ }, 'gone']);
    questions += 1;
  }
  return questions;
}

/** By what can be seen: vowels and consonants are letters by themselves, everything else has a sign. */
async function lessonOnShow(page: Page): Promise<(typeof LESSONS)[number]> {
  const isSound = (await page.locator('[data-exercise]').getAttribute('data-exercise')) === 'see-and-pick-sound';
  const texts = await page.locator(isSound ? '[data-asked]' : '[data-option]').allInnerTexts();
  const letters = texts.map((text) => text.replaceAll(/[^\u0c00-\u0c7f]/gu, ''));
  if (letters.every((text) => /^[\u0c05-\u0c14\u0c60\u0c61][ంః]?$/u.test(text))) return 'vowels';
  return letters.every((text) => /^(క్ష|[\u0c15-\u0c39])$/u.test(text)) ? 'consonants' : 'gunintalu';
}

const begin = (page: Page, answer: string) => page.getByRole('button', { name: new RegExp(`^${answer}`) });

const WELCOME = /^Welcome(, Sita!| back, Sita)$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The lesson that is next is the first on the path. */
async function expectNextOnPath(page: Page, lesson: string) {
  await goWithin(page, PATH);
  await expect(heading(page)).toHaveText('Learning path');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(lesson);
}

/** Chooses anew where to begin, from wherever the page is. */
async function chooseAgain(page: Page, answer: string, minutes?: string) {
  await goWithin(page, '/dashboard/settings');
  await page.getByRole('link', { name: 'Choose again where to start' }).click();
  await begin(page, answer).click();
  if (minutes) await page.getByRole('button', { name: minutes }).click();
  await page.getByRole('button', { name: 'Let’s begin' }).click();
}

test.beforeEach(async ({ page }) => {
  await startAlongThePath(page, [], {});
});

test.describe('the question where to begin', () => {
  test.use({ expectedConsoleErrors: /could not be saved/ });

  test('is asked by the dashboard only and once, may be skipped, and leads to where one belongs', async ({ page }) => {
    await test.step('only the dashboard asks it', async () => {
      await page.goto('/dashboard/telugu-padyalu');
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveURL('/dashboard/telugu-padyalu');
      await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL('/dashboard/begin');
      await expect(page.getByRole('button', { name: 'Let’s begin' })).toBeDisabled();
      await expectAccessible(page);
    });

    await test.step('when saving fails a sentence says so, and one can go on all the same', async () => {
      await begin(page, 'I can read').click();
      await failWrites(page, true);
      await page.getByRole('button', { name: 'Let’s begin' }).click();
      await expect(page.getByText(/Your choice could not be saved/)).toBeVisible();
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page)).toHaveText(WELCOME);
    });

    await test.step('who skips it is not asked again', async () => {
      await page.goto('/dashboard');
      await expect(heading(page)).toHaveText(WELCOME);
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('who knows no letters begins with the vowels', async () => {
      await chooseAgain(page, 'I don’t know any letters yet', '15 minutes');
      await expect(page).toHaveURL('/dashboard');
      await expectNextOnPath(page, 'Vowels');
    });

    await test.step('the minutes for each day are chosen with it, and changed in the settings', async () => {
      const minutes = page.getByLabel('Daily practice');
      await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
      await expect(minutes).toHaveValue('15');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await minutes.selectOption('5 minutes');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      // It is there again once the change is saved.
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
      await expect(minutes).toBeDisabled();
      await page.reload();
      await expect(minutes).toHaveValue('5');
      await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
      await expect(heading(page)).toHaveText(WELCOME);
    });

    await test.step('who can read begins with words and finds the grammar open; the letters stay open', async () => {
      await chooseAgain(page, 'I can read');
      await expect(page).toHaveURL('/dashboard');
      await expectNextOnPath(page, 'Greetings');
      await goWithin(page, `${PATH}/basic-grammar/tenses`);
      await expect(heading(page)).toContainText('Tenses');
      await goWithin(page, `${PATH}/alphabet/vowels`);
      await expect(heading(page)).toContainText('Vowels');
    });
  });
});

test('a placement goes on where it was left, and asks no more than it has to', async ({ page }) => {
  await test.step('who knows nothing is found out after two questions, also with a reload between them', async () => {
    await page.goto('/dashboard');
    await begin(page, 'I know some letters').click();
    await page.getByRole('button', { name: 'Let’s begin' }).click();
    await expect(page).toHaveURL('/dashboard/placement');
    const bar = page.getByRole('progressbar');
    const [vowels] = await materials;
    if (!vowels) throw new Error('No material');
    await page.locator('[data-exercise]').waitFor();
    const before = Number(await bar.getAttribute('aria-valuenow'));
    await answerExercise(page, vowels, false);
    await goOn(page, page.getByRole('button', { name: 'Next', exact: true }));
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    const after = await bar.getAttribute('aria-valuenow');
    await page.reload();
    await expect(bar).toHaveAttribute('aria-valuenow', after ?? '');
    expect(await playPlacement(page)).toBe(1);
    await expect(heading(page)).toHaveText('Let’s start with the vowels!');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('who knows the vowels only, after five', async () => {
    await chooseAgain(page, 'I know some letters');
    expect(await playPlacement(page, 'vowels')).toBe(5);
    await expect(heading(page)).toHaveText('You know the vowels! Let’s start with the consonants.');
    await expect(page.getByText('Your result is saved.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start: Consonants' }).click();
    await expect(page).toHaveURL(`${PATH}/alphabet/consonants`);
    await expectNextOnPath(page, 'Consonants');
  });
  // Who knows everything is asked eleven questions: src/domain/placement/placement.test.ts.
});

test.describe('on a small phone, in Telugu', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('two touches say where to begin, and everything is in sight', async ({ page }) => {
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
