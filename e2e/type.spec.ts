import type { Page } from '@playwright/test';
import { MODULES } from '../src/content/modules';
import { calendarDay } from '../src/domain/activity/calendarDay';
import { modulesOfCourse } from '../src/domain/lesson/lesson';
import { FIRST_TWO_MODULES, PATH, plant } from './learningPath';
import { plantLearner } from './plantLearner';
import { PUBLIC_PAGES } from './publicPages';
import { expect, test } from './test';
import { typeFaults } from './typeFaults';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const LESSONS = modulesOfCourse(MODULES).flatMap((module) =>
  module.lessons.map((lesson) => `${PATH}/${module.id}/${lesson.id}`),
);
const POEM = '/dashboard/telugu-padyalu/poem/uppu-kappurambu';
const SCREENS = [
  '/dashboard',
  PATH,
  '/dashboard/AIQuizzes',
  '/dashboard/ai-learning',
  '/dashboard/telugu-padyalu',
  '/dashboard/telugu-padyalu?poet=vemana',
  POEM,
  '/dashboard/achievements',
  '/dashboard/progress',
  '/dashboard/settings',
];
const IN_LESSONS = [
  ...LESSONS,
  `${PATH}/alphabet/vowels/chart`,
  `${PATH}/alphabet/gunintalu/chart`,
  `${PATH}/alphabet/consonants/pages/12`,
  `${PATH}/alphabet/gunintalu/pages/2`,
  `${PATH}/reading/read-three-letters`,
  `${PATH}/reading/read-three-letters/pages/6`,
];

/** Figures with many digits, and letters that are mixed up. */
const plantMuch = async (page: Page) => {
  const day = calendarDay(new Date());
  await plant(page, 'userPreferences', { age: 8, grade: 3, interests: ['Kites'], isProfileComplete: true });
  await plant(page, 'learnerSummaries', {
    activities: 240,
    secondsSpent: 93_600,
    secondsByDay: { [day]: 2700 },
    points: 24_900,
    pointsByDay: { [day]: 320 },
    partsDone: FIRST_TWO_MODULES,
    quizPoints: 310,
    quizzesCompleted: { easy: 12, medium: 5, hard: 2, lesson: 14 },
    quizzesPassed: 29,
    quizPercentages: 2700,
    rightByItem: { 'letter:అ': 12, 'letter:ఆ': 9, 'word:animals_cow': 3, 'letter:ధ': 2 },
    wrongByItem: { 'letter:ధ': 4, 'letter:ద': 3 },
  });
};

/** The page as it stands, in both languages and at every size. It is loaded once. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const turn of [1, 2]) {
    // Whole lessons on one page are long to open where others use the cores.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('main .muggu-line')).toHaveCount(0);
    const language = await page.evaluate(() => document.documentElement.lang);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const found = await typeFaults(page);
      faults.push(...found.map((fault) => `${address} ${language} ${size.width}: ${fault}`));
    }
    if (turn === 1) {
      await page
        .getByRole('button', { name: /^(తెలుగులో చూడండి|View in English)$/ })
        .first()
        .click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    }
  }
  return faults;
}

async function expectWellSet(page: Page, addresses: readonly string[]) {
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    faults.push(...(await faultsOf(page, address)));
  }
  expect(faults).toEqual([]);
}

// Our own fonts from the beginning, as on every later visit.
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('fontsSeen', 'true'));
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('no word is broken and no text cut off on the public pages', async ({ page }) => {
  await expectWellSet(page, [...PUBLIC_PAGES.map(({ path }) => path), '/login']);
});

test('no word is broken and no text cut off on the screens of a learner', async ({ page }) => {
  await plantLearner(page, { profile: { isProfileComplete: false } });
  await page.goto('/onboarding');
  expect(await faultsOf(page, '/onboarding')).toEqual([]);
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'));
  await plantMuch(page);
  await expectWellSet(page, SCREENS);
});

test('no word is broken and no text cut off in the lessons', async ({ page }) => {
  await plantLearner(page);
  await plantMuch(page);
  await expectWellSet(page, IN_LESSONS);
});

for (const lessons of [LESSONS.slice(0, 5), LESSONS.slice(5)]) {
  test(`no word is broken and no text cut off in all that is read in ${lessons.length} lessons`, async ({ page }) => {
    await plantLearner(page);
    await plantMuch(page);
    await expectWellSet(
      page,
      lessons.map((lesson) => `${lesson}/pages/all`),
    );
  });
}
