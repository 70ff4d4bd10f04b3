import type { Page } from '@playwright/test';
import type { Activity } from '../src/domain/activity/activity';
import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { materialFor, playExercise } from './exercises';
import { expectNoSidewaysScroll } from './learningPath';
import { DAY_TEN, plantHistory, tenDays } from './plantedDays';
import { expect } from './test';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

const SAID = {
  en: {
    welcome: 'Welcome, Sita!',
    welcomeBack: 'Welcome back, Sita',
    start: 'Start today’s practice · 10 minutes',
    sample: 'Sample · your first activity replaces these',
    firstBead: 'The first bead is waiting for you: First word.',
    rest: 'Wednesday: a day of rest',
    allBeads: 'All beads of the first week are on your string!',
    animals: 'Animals',
    goOn: 'Go on',
  },
  te: {
    welcome: 'Sita, స్వాగతం!',
    welcomeBack: 'Sita, మళ్లీ స్వాగతం',
    start: 'ఈ రోజు సాధన మొదలుపెట్టు · 10 నిమిషాలు',
    sample: 'నమూనా · నువ్వు ఏదైనా ఒకటి చేయగానే నీ సొంత లెక్కలు వస్తాయి',
    firstBead: 'నీ మొదటి పూస ఎదురుచూస్తోంది: తొలి మాట.',
    rest: 'బుధవారం: విశ్రాంతి రోజు',
    allBeads: 'మొదటి వారపు పూసలన్నీ నీ దండలో ఉన్నాయి!',
    animals: 'జంతువులు',
    goOn: 'కొనసాగించు',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page before anything is done on the day, in this language. */
async function openDashboard(page: Page, language: 'en' | 'te', historyOf?: (userId: string) => readonly Activity[]) {
  await page.clock.setFixedTime(new Date(`${DAY_TEN}T17:00:00`));
  await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  if (!historyOf) return;
  await plantHistory(page, historyOf);
  await page.reload();
}

for (const language of ['en', 'te'] as const) {
  const said = SAID[language];

  test(`who comes for the first time is welcomed, knows what to do, and takes the sample for one (${language})`, async ({
    page,
  }) => {
    await openDashboard(page, language);
    await expect(heading(page)).toHaveText(said.welcome);
    await expect(page.getByRole('link', { name: said.start })).toHaveAttribute('href', '/dashboard/today');
    await expect(page.getByText(said.firstBead)).toBeVisible();
    const sample = page.getByRole('region').filter({ has: page.getByText(said.sample) });
    await expect(sample.getByRole('term')).not.toHaveCount(0);
    // All figures are inside the sample: none of the learner's own stands beside them.
    await expect(page.getByRole('term')).toHaveCount(await sample.getByRole('term').count());
    await expect(page.getByRole('progressbar')).toHaveCount(await sample.getByRole('progressbar').count());
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('link', { name: said.start })).toBeInViewport();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, 'main');
  });

  test(`on the tenth day the page begins with today, and a missed day is a day of rest (${language})`, async ({
    page,
  }) => {
    await openDashboard(page, language, tenDays);
    await expect(heading(page)).toHaveText(said.welcomeBack);
    await expect(page.getByRole('link', { name: said.start })).toHaveAttribute('href', '/dashboard/today');
    await expect(page.getByText(said.rest)).toBeAttached();
    await expect(page.getByText(said.allBeads)).toBeVisible();
    await expect(page.getByText(said.sample)).toBeHidden();
    await expect(page.getByRole('progressbar', { name: said.animals })).toHaveAttribute('aria-valuenow', /[1-9]/);
    await expect(page.getByRole('link', { name: said.goOn, exact: true })).toHaveAttribute(
      'href',
      '/dashboard/learning/alphabet/vowels/exercises',
    );
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('link', { name: said.start })).toBeInViewport();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, 'main');
  });
}

/** Only what was done up to this day. */
const upTo = (day: string) => (userId: string) => tenDays(userId).filter((activity) => activity.day <= day);

test('a row that ended is a new beginning, without a flame', async ({ page }) => {
  await openDashboard(page, 'en', upTo('2026-11-14'));
  for (const [at, panel] of [
    ['/dashboard', 'This week'],
    ['/dashboard/progress', 'Last 7 days'],
  ] as const) {
    await page.goto(at);
    const week = page.getByRole('region', { name: panel });
    await expect(week).toContainText('A new row of days begins today.');
    await expect(week).not.toContainText('🔥');
  }
});

test('practice of today is counted towards today, and when all is done the page says so and offers more', async ({
  page,
}) => {
  const today = (minutes: number) => (userId: string) => {
    const [first] = tenDays(userId);
    return first ? [{ ...first, day: DAY_TEN, secondsSpent: minutes * 60 }] : [];
  };
  await openDashboard(page, 'en', today(4));
  await expect(page.getByRole('img', { name: '4 of 10 minutes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on · 6 more minutes' })).toBeVisible();
  await plantHistory(page, today(12));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Done for today!' })).toBeVisible();
  await expect(page.getByText('You practised 12 minutes, and today’s bead is yours.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'A little more' })).toHaveAttribute('href', '/dashboard/today');
});

test('a bead is celebrated once, when it is reached', async ({ page }) => {
  await page.goto('/dashboard/learning/basic-vocabulary/greetings/exercises/1');
  await playExercise(page, await materialFor('greetings'));
  const praise = page.getByRole('status').filter({ hasText: 'A new bead on your string: First word' });
  await expect(praise).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('img', { name: '1 bead of 4 is on your string' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '1 bead of 4 is on your string' })).toBeVisible();
  await expect(praise).toBeHidden();
});

test.describe('the progress page on the tenth day', () => {
  test.beforeEach(async ({ page }) => {
    await openDashboard(page, 'en', tenDays);
    await page.goto('/dashboard/progress');
  });

  test('tells a grown-up the week in a sentence', async ({ page }) => {
    await expect(
      page.getByText(
        'In the last 7 days Sita practised on 5 days, 59 minutes in all. Of 52 letters 12 are known well. 4 are fading.',
      ),
    ).toBeVisible();
  });

  test('leads to practice of one letter, of two that are mixed up, and of any that are chosen', async ({ page }) => {
    const map = page.getByRole('region', { name: 'Akshara map' });
    const addressOf = (...letters: readonly string[]) =>
      `/dashboard/practise?letters=${letters.map(encodeURIComponent).join(',')}`;
    await expect(map.getByRole('link', { name: 'ధ Fading' })).toHaveAttribute('href', addressOf('ధ'));
    await expect(page.getByRole('link', { name: 'Tell them apart' })).toHaveAttribute('href', addressOf('ద', 'ధ'));

    await map.getByRole('button', { name: 'Choose several letters' }).click();
    await expect(map.getByText('Touch all the letters you want to practise.')).toBeVisible();
    for (const letter of ['అ', 'క', 'మ']) await map.getByRole('button', { name: new RegExp(`^${letter} `) }).click();
    await map.getByRole('button', { name: /^అ / }).click();
    await expect(map.getByText('2 letters chosen')).toBeVisible();
    await expect(map.getByRole('button', { name: /^క / })).toHaveAttribute('aria-pressed', 'true');
    await expect(map.getByRole('link', { name: 'Practise these' })).toHaveAttribute('href', addressOf('క', 'మ'));
    await expectAccessible(page, 'main');
    await map.getByRole('button', { name: 'Choose no longer' }).click();
    await expect(map.getByRole('link', { name: /^మ / })).toBeVisible();
  });
});
