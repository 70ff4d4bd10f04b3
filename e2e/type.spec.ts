import type { Page } from '@playwright/test';
import { loadLesson } from '../src/content/lessons';
import { MODULES } from '../src/content/modules';
import { calendarDay } from '../src/domain/activity/calendarDay';
import { type LessonId, modulesOfCourse } from '../src/domain/lesson/lesson';
import { FIRST_TWO_MODULES, PATH, plant } from './learningPath';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';
import { typeFaults } from './typeFaults';

const PHONE = { width: 360, height: 640 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };
type Size = typeof PHONE;

/** At which sizes a page is looked at in each language. */
type Look = { readonly en: readonly Size[]; readonly te: readonly Size[] };
/** Words are longest in Telugu and columns narrowest on a phone: where English fits them there, it does elsewhere. */
const SCREEN: Look = { en: [PHONE], te: [PHONE, TABLET, DESK] };
/** The frame of all pages, with its navigation. */
const FRAME: Look = { en: [PHONE, TABLET, DESK], te: [PHONE, TABLET, DESK] };
/** Nothing in a lesson is laid out anew beyond a tablet. */
const READING: Look = { en: [PHONE], te: [PHONE, TABLET] };
/** What is made of the same parts as another lesson. */
const ALIKE: Look = { en: [PHONE], te: [PHONE] };
/** And has no longer words in English: only those in Telugu are its own. */
const ONLY_TELUGU: Look = { en: [], te: [PHONE] };

const LESSONS = modulesOfCourse(MODULES).flatMap((module) =>
  module.lessons.map((lesson) => `${PATH}/${module.id}/${lesson.id}`),
);
/** Between them they have all there is in lessons: letters, tables, talks, words, numbers and sentences. */
const WITH_OTHER_PARTS: readonly LessonId[] = ['gunintalu', 'greetings', 'numbers', 'pronouns'];
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

/** Not by its role, which would be asked of thousands of elements. */
const heading = (page: Page) => page.locator('h1');

/** To another page of the app as a link leads there: loading it anew would take most of the time. */
async function follow(page: Page, address: string) {
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

/** The page on show, at these sizes. */
async function faultsAt(page: Page, sizes: readonly Size[]): Promise<string[]> {
  // Whole lessons on one page are long to open where others use the cores.
  await expect(heading(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main .muggu-line')).toHaveCount(0);
  const faults: string[] = [];
  for (const size of sizes) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    for (const fault of await typeFaults(page)) faults.push(`${size.width}: ${fault}`);
  }
  return faults;
}

/** All of them in English, and in Telugu on the way back: the language changes where they end. */
async function expectWellSet(page: Page, addresses: readonly string[], lookAt: (address: string) => Look) {
  const faults: string[] = [];
  for (const language of ['en', 'te'] as const) {
    const looked = addresses.filter((address) => lookAt(address)[language].length > 0);
    const inTurn = language === 'en' ? looked : looked.toReversed();
    if (language === 'te') {
      // Where there is room, the other language is offered on every screen.
      await page.setViewportSize(DESK);
      await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    }
    for (const [index, address] of inTurn.entries()) {
      if (index === 0 && language === 'en') await page.goto(address);
      else if (!page.url().endsWith(address)) await follow(page, address);
      const sizes = lookAt(address)[language];
      // From the size it has, so that it changes as seldom as can be.
      const found = await faultsAt(page, page.viewportSize()?.width === PHONE.width ? sizes : sizes.toReversed());
      faults.push(...found.map((fault) => `${address} ${language} ${fault}`));
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expect(faults).toEqual([]);
}

// Our own fonts from the beginning, as on every later visit; what is opened anew is opened in English.
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    localStorage.setItem('fontsSeen', 'true');
    localStorage.setItem('i18nextLng', 'en');
  });
  await page.setViewportSize(PHONE);
});

// The public pages are looked at where they are opened: public-pages.spec.ts.
test('no word is broken and no text cut off on the way in and on the screens of a learner', async ({ page }) => {
  await expectWellSet(page, ['/login'], () => SCREEN);
  await plantLearner(page, { profile: { isProfileComplete: false } });
  await expectWellSet(page, ['/onboarding'], () => SCREEN);
  await plantMuch(page);
  await expectWellSet(page, SCREENS, (address) => (address === '/dashboard' ? FRAME : SCREEN));
});

const wordsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return content.match(/[A-Za-z]+/gu) ?? [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(wordsIn) : [];
};
const longestEnglish = async (ids: readonly LessonId[]): Promise<number> =>
  Math.max(...(await Promise.all(ids.map(loadLesson))).flatMap(wordsIn).map(({ length }) => length));

/** In two journeys: the browsers work side by side. */
const READ = [
  [...IN_LESSONS, ...LESSONS.slice(0, 3).map((lesson) => `${lesson}/pages/all`)],
  LESSONS.slice(3).map((lesson) => `${lesson}/pages/all`),
];

const lookInLesson = (address: string): Look => {
  if (LESSONS.includes(address)) return address === LESSONS[0] ? READING : ALIKE;
  const isOf = (ids: readonly LessonId[]) => ids.some((id) => address.includes(`/${id}/`));
  if (!address.endsWith('/all') || isOf(WITH_OTHER_PARTS)) return READING;
  return isOf(WITH_SHORT_ENGLISH) ? ONLY_TELUGU : ALIKE;
};

for (const addresses of READ) {
  test(`no word is broken and no text cut off on ${addresses.length} pages of lessons`, async ({ page }) => {
    await plantLearner(page);
    await plantMuch(page);
    await expectWellSet(page, addresses, lookInLesson);
    expect(await longestEnglish(WITH_SHORT_ENGLISH)).toBeLessThan(await longestEnglish(WITH_OTHER_PARTS));
  });
}
