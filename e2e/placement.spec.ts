import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { answerExercise, materialFor } from './exercises';
import { goOn } from './goOn';
import { failWrites } from './learner';
import { chooseTelugu, expectNoSidewaysScroll, PATH, startAlongThePath } from './learningPath';
import { expect, test } from './test';

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
    await goOn(page, page.getByRole('button', { name: /^(Next|తర్వాత)$/ }));
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

test.beforeEach(async ({ page }) => {
  await startAlongThePath(page, [], {});
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/begin');
});

test('who knows no letters begins with the vowels, and is asked once', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Let us begin' })).toBeDisabled();
  await expectAccessible(page);
  await begin(page, 'I know no letters yet').click();
  await page.getByRole('button', { name: 'Let us begin' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, Sita!| back, Sita)$/);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Vowels');
});

test('the minutes for each day are chosen here and changed in the settings', async ({ page }) => {
  await begin(page, 'I know no letters yet').click();
  await page.getByRole('button', { name: '15 minutes' }).click();
  await page.getByRole('button', { name: 'Let us begin' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings');
  const minutes = page.getByLabel('Practice each day');
  await expect(minutes).toHaveValue('15');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await minutes.selectOption('5 minutes');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(minutes).toBeDisabled();
  await page.reload();
  await expect(minutes).toHaveValue('5');
});

test('who can read begins with words and finds the grammar open; the letters stay open', async ({ page }) => {
  await begin(page, 'I can read').click();
  await page.getByRole('button', { name: 'Let us begin' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Greetings');
  await page.goto(`${PATH}/basic-grammar/tenses`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tenses');
  await page.goto(`${PATH}/alphabet/vowels`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vowels');
});

test('who knows the vowels only is found out in a few questions and begins with consonants', async ({ page }) => {
  await begin(page, 'I know some letters').click();
  await page.getByRole('button', { name: 'Let us begin' }).click();
  await expect(page).toHaveURL('/dashboard/placement');
  expect(await playPlacement(page, 'vowels')).toBe(5);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You know the vowels! We begin with the consonants.',
  );
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start: Consonants' }).click();
  await expect(page).toHaveURL(`${PATH}/alphabet/consonants`);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Consonants');
});

test('a placement of who knows nothing stops after two questions; of who knows everything, after eleven', async ({
  page,
}) => {
  await begin(page, 'I know some letters').click();
  await page.getByRole('button', { name: 'Let us begin' }).click();
  expect(await playPlacement(page)).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We begin with the vowels!');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: 'Choose again where to begin' }).click();
  await begin(page, 'I know some letters').click();
  await page.getByRole('button', { name: 'Let us begin' }).click();
  expect(await playPlacement(page, ...LESSONS)).toBe(11);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can read! We begin with words.');
});

test('a placement goes on where it was left, also after a reload', async ({ page }) => {
  await begin(page, 'I know some letters').click();
  await page.getByRole('button', { name: 'Let us begin' }).click();
  await page.locator('[data-option]').first().click();
  const bar = page.getByRole('progressbar');
  const before = Number(await bar.getAttribute('aria-valuenow'));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  const after = await bar.getAttribute('aria-valuenow');
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', after ?? '');
});

test.describe('on a small phone, in Telugu', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('two touches say where to begin, and everything is in sight', async ({ page }) => {
    await chooseTelugu(page);
    await page.reload();
    for (const name of ['మొదలుపెడదాం', '5 నిమిషాలు', 'ఇప్పుడు వద్దు']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await begin(page, 'నాకు కొన్ని అక్షరాలు వచ్చు').tap();
    await page.getByRole('button', { name: 'మొదలుపెడదాం', exact: true }).tap();
    expect(await playPlacement(page, 'vowels', 'consonants')).toBe(9);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('గుణింతాలతో మొదలుపెడదాం');
  });
});

test.describe('when saving fails', () => {
  test.use({ expectedConsoleErrors: /could not be saved/ });

  test('a sentence says so, and one can go on all the same', async ({ page }) => {
    await begin(page, 'I can read').click();
    await failWrites(page, true);
    await page.getByRole('button', { name: 'Let us begin' }).click();
    await expect(page.getByText(/Your choice could not be saved/)).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, Sita!| back, Sita)$/);
  });
});

test('other pages open without the question; only the dashboard asks it', async ({ page }) => {
  await page.goto('/dashboard/telugu-padyalu');
  await expect(page).toHaveURL('/dashboard/telugu-padyalu');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/begin');
});

test('who skips the question is not asked again', async ({ page }) => {
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, Sita!| back, Sita)$/);
  await expect(page).toHaveURL('/dashboard');
});
