import type { Page } from '@playwright/test';
import { loadLesson } from '../src/content/lessons';
import { MODULES } from '../src/content/modules';
import { calendarDay } from '../src/domain/activity/calendarDay';
import { type LessonId, modulesOfCourse } from '../src/domain/lesson/lesson';
import { FIRST_TWO_MODULES, PATH, plantDocument } from './learningPath';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';
import { typeFaults } from './typeFaults';

const PHONE = { width: 360, height: 640 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };
type Size = typeof PHONE;

/** The sizes at which a page is checked in each language. */
type SizesToCheck = { readonly en: readonly Size[]; readonly te: readonly Size[] };
/** Telugu words are longer and phone columns narrower, so English needs checking only on a phone. */
const SCREEN: SizesToCheck = { en: [PHONE], te: [PHONE, TABLET, DESK] };
/** Includes the navigation that all pages share. */
const FRAME: SizesToCheck = { en: [PHONE, TABLET, DESK], te: [PHONE, TABLET, DESK] };
/** The layout of a lesson does not change beyond tablet width. */
const READING: SizesToCheck = { en: [PHONE], te: [PHONE, TABLET] };
/** For lessons with the same components as another one. */
const ALIKE: SizesToCheck = { en: [PHONE], te: [PHONE] };
/** For lessons whose English words are also no longer than another lesson's. */
const ONLY_TELUGU: SizesToCheck = { en: [], te: [PHONE] };

const LESSONS = modulesOfCourse(MODULES).flatMap((module) =>
  module.lessons.map((lesson) => `${PATH}/${module.id}/${lesson.id}`),
);
/** Together, these lessons contain every component: letters, tables, dialogues, words, numbers and sentences. */
const WITH_ALL_COMPONENTS: readonly LessonId[] = ['gunintalu', 'greetings', 'numbers', 'pronouns'];
const WITH_SHORT_ENGLISH: readonly LessonId[] = ['vowels', 'consonants', 'sentence-structure', 'tenses'];
const POEM = '/dashboard/telugu-padyalu/poem/uppu-kappurambu';
const SCREENS = [
  '/dashboard',
  PATH,
  '/dashboard/AIQuizzes',
  '/dashboard/ai-learning',
  '/dashboard/telugu-padyalu',
  POEM,
  '/dashboard/telugu-padyalu?poet=vemana',
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

/** Plants figures with many digits, and confused letters. */
const plantLongFigures = async (page: Page) => {
  const day = calendarDay(new Date());
  await plantDocument(page, 'userPreferences', { age: 8, grade: 3, interests: ['Kites'], isProfileComplete: true });
  await plantDocument(page, 'learnerSummaries', {
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

/** A lookup by role would be slow with thousands of elements. */
const heading = (page: Page) => page.locator('h1');

/** Navigates inside the app and waits for a new heading, because reloading would take most of the time. */
async function navigate(page: Page, address: string) {
  const before = await heading(page).elementHandle();
  const text = await before?.textContent();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(([shown, was]) => !shown?.isConnected || shown.textContent !== was, [
    before,
    text,
  ] as const);
}

async function faultsAt(page: Page, sizes: readonly Size[]): Promise<string[]> {
  // A whole lesson on one page opens slowly when the cores are busy.
  await expect(heading(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main .muggu-line')).toHaveCount(0);
  const faults: string[] = [];
  for (const size of sizes) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    for (const fault of await typeFaults(page)) faults.push(`${size.width}: ${fault}`);
  }
  return faults;
}

/** Visits the pages in English, then in Telugu in reverse order, so that the language changes only once. */
async function expectWellSet(page: Page, addresses: readonly string[], sizesOf: (address: string) => SizesToCheck) {
  const faults: string[] = [];
  for (const language of ['en', 'te'] as const) {
    const visited = addresses.filter((address) => sizesOf(address)[language].length > 0);
    const ordered = language === 'en' ? visited : visited.toReversed();
    if (language === 'te') {
      // The language button is visible only on a wide screen.
      await page.setViewportSize(DESK);
      await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    }
    for (const [index, address] of ordered.entries()) {
      if (index === 0 && language === 'en') await page.goto(address);
      else if (!page.url().endsWith(address)) await navigate(page, address);
      const sizes = sizesOf(address)[language];
      // Start with the current size, so that the viewport changes as rarely as possible.
      const found = await faultsAt(page, page.viewportSize()?.width === PHONE.width ? sizes : sizes.toReversed());
      faults.push(...found.map((fault) => `${address} ${language} ${fault}`));
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expect(faults).toEqual([]);
}

// Use our own fonts from the start, as on every later visit, and open new pages in English.
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    localStorage.setItem('fontsSeen', 'true');
    localStorage.setItem('i18nextLng', 'en');
  });
  await page.setViewportSize(PHONE);
});

// public-pages.spec.ts checks the public pages.
test('no word is broken and no text cut off from the sign-in to a learner’s screens', async ({ page }) => {
  await expectWellSet(page, ['/login'], () => SCREEN);
  await plantLearner(page, { profile: { isProfileComplete: false } });
  await expectWellSet(page, ['/onboarding'], () => SCREEN);
  await plantLongFigures(page);
  await expectWellSet(page, SCREENS, (address) => (address === '/dashboard' ? FRAME : SCREEN));
});

const wordsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return content.match(/[A-Za-z]+/gu) ?? [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(wordsIn) : [];
};
const longestEnglish = async (ids: readonly LessonId[]): Promise<number> =>
  Math.max(...(await Promise.all(ids.map(loadLesson))).flatMap(wordsIn).map(({ length }) => length));

/** Two tests, so that two browsers can run them in parallel. */
const LESSON_PAGES = [
  [...IN_LESSONS, ...LESSONS.slice(0, 3).map((lesson) => `${lesson}/pages/all`)],
  LESSONS.slice(3).map((lesson) => `${lesson}/pages/all`),
];

const sizesOfLessonPage = (address: string): SizesToCheck => {
  if (LESSONS.includes(address)) return address === LESSONS[0] ? READING : ALIKE;
  const isOf = (ids: readonly LessonId[]) => ids.some((id) => address.includes(`/${id}/`));
  if (!address.endsWith('/all') || isOf(WITH_ALL_COMPONENTS)) return READING;
  return isOf(WITH_SHORT_ENGLISH) ? ONLY_TELUGU : ALIKE;
};

for (const addresses of LESSON_PAGES) {
  test(`no word is broken and no text cut off on ${addresses.length} lesson pages`, async ({ page }) => {
    await plantLearner(page);
    await plantLongFigures(page);
    await expectWellSet(page, addresses, sizesOfLessonPage);
    expect(await longestEnglish(WITH_SHORT_ENGLISH)).toBeLessThan(await longestEnglish(WITH_ALL_COMPONENTS));
  });
}
