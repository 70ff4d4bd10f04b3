import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { navigateInApp } from './navigateInApp';
import { chooseTelugu, expectNoSidewaysScroll } from './learningPath';
import { DAY_TEN, plantHistory, tenDays } from './plantedDays';
import { expect } from './test';

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

const TEXTS = {
  en: {
    welcome: 'Welcome, Sita!',
    welcomeBack: 'Welcome back, Sita',
    start: 'Start today’s practice · 10 minutes',
    sample: 'Sample · your first activity replaces these',
    firstBead: 'The first bead is waiting for you: First word.',
    rest: 'Wednesday: day off',
    allBeads: 'All the beads of your first week are on your string!',
    animals: 'Animals',
    advance: 'Continue',
  },
  te: {
    welcome: 'Sita, స్వాగతం!',
    welcomeBack: 'మళ్లీ కలుసుకున్నాం, Sita!',
    start: 'ఈ రోజు సాధన మొదలుపెట్టు · 10 నిమిషాలు',
    sample: 'నమూనా · నువ్వు ఏదైనా ఒకటి చేయగానే నీ సొంత లెక్కలు వస్తాయి',
    firstBead: 'నీ మొదటి పూస ఎదురుచూస్తోంది: తొలి మాట.',
    rest: 'బుధవారం: విశ్రాంతి రోజు',
    allBeads: 'మొదటి వారపు పూసలన్నీ నీ దండలో ఉన్నాయి!',
    animals: 'జంతువులు',
    advance: 'కొనసాగించు',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(`${DAY_TEN}T17:00:00`)));

/** Checks the layout only in Telugu, whose words are longer, and the texts in both languages. */
async function checkBothLanguages(page: Page, check: (texts: (typeof TEXTS)['en' | 'te']) => Promise<void>) {
  await check(TEXTS.te);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByRole('link', { name: TEXTS.te.start })).toBeInViewport();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'View in English' }).click();
  await check(TEXTS.en);
}

test('the first day shows a welcome and a sample; day ten shows today’s practice, and a missed day is a rest day', async ({
  page,
}) => {
  await chooseTelugu(page);
  await page.goto('/dashboard');

  await test.step('a new learner sees what to do, and a sample that is marked as one', () =>
    checkBothLanguages(page, async (texts) => {
      await expect(heading(page)).toHaveText(texts.welcome);
      await expect(page.getByRole('link', { name: texts.start })).toHaveAttribute('href', '/dashboard/today');
      await expect(page.getByText(texts.firstBead)).toBeVisible();
      const sample = page.getByRole('region').filter({ has: page.getByText(texts.sample) });
      await expect(sample.getByRole('term')).not.toHaveCount(0);
      // All figures belong to the sample; the learner has none yet.
      await expect(page.getByRole('term')).toHaveCount(await sample.getByRole('term').count());
      await expect(page.getByRole('progressbar')).toHaveCount(await sample.getByRole('progressbar').count());
    }));

  await plantHistory(page, tenDays);
  await chooseTelugu(page);
  await page.reload();

  await test.step('day ten', () =>
    checkBothLanguages(page, async (texts) => {
      await expect(heading(page)).toHaveText(texts.welcomeBack);
      await expect(page.getByRole('link', { name: texts.start })).toHaveAttribute('href', '/dashboard/today');
      await expect(page.getByText(texts.rest)).toBeAttached();
      await expect(page.getByText(texts.allBeads)).toBeVisible();
      await expect(page.getByText(texts.sample)).toBeHidden();
      await expect(page.getByRole('progressbar', { name: texts.animals })).toHaveAttribute('aria-valuenow', /[1-9]/);
      await expect(page.getByRole('link', { name: texts.advance, exact: true })).toHaveAttribute(
        'href',
        '/dashboard/learning/alphabet/vowels/exercises',
      );
    }));
  // dashboard-layout.spec.ts checks the first day.
  await expectAccessible(page, 'main');

  await page.getByRole('complementary').getByRole('link', { name: 'Progress' }).click();

  await test.step('the progress page sums up the week in a sentence for grown-ups', () =>
    expect(
      page.getByText(
        'In the last 7 days, Sita practiced on 5 days, for 59 minutes in all. Sita knows 12 of 52 letters well. 4 need review.',
      ),
    ).toBeVisible());

  await test.step('it links to practice of one letter, of two confused letters, and of chosen letters', async () => {
    const map = page.getByRole('region', { name: 'Akshara map' });
    const addressOf = (...letters: readonly string[]) =>
      `/dashboard/practise?letters=${letters.map(encodeURIComponent).join(',')}`;
    await expect(map.getByRole('link', { name: 'ధ Fading' })).toHaveAttribute('href', addressOf('ధ'));
    await expect(page.getByRole('link', { name: 'Tell them apart' })).toHaveAttribute('href', addressOf('ద', 'ధ'));

    await map.getByRole('button', { name: 'Choose several letters' }).click();
    await expect(map.getByText('Touch all the letters you want to practice.')).toBeVisible();
    for (const letter of ['అ', 'క', 'మ']) await map.getByRole('button', { name: new RegExp(`^${letter} `) }).click();
    await map.getByRole('button', { name: /^అ / }).click();
    await expect(map.getByText('2 letters chosen')).toBeVisible();
    await expect(map.getByRole('button', { name: /^క / })).toHaveAttribute('aria-pressed', 'true');
    await expect(map.getByRole('link', { name: 'Practice these' })).toHaveAttribute('href', addressOf('క', 'మ'));
    await expectAccessible(page, 'main');
    await map.getByRole('button', { name: 'Stop choosing' }).click();
    await expect(map.getByRole('link', { name: /^మ / })).toBeVisible();
  });

  await test.step('today’s practice counts toward the daily goal; a broken streak starts again', async () => {
    const today = (minutes: number) => (userId: string) => {
      const [first] = tenDays(userId);
      return first ? [{ ...first, day: DAY_TEN, secondsSpent: minutes * 60 }] : [];
    };
    await plantHistory(page, today(4));
    await page.goto('/dashboard');
    await expect(page.getByRole('img', { name: '4 of 10 minutes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue · 6 more minutes' })).toBeVisible();

    await plantHistory(page, today(12));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Done for today!' })).toBeVisible();
    await expect(page.getByText('You practiced for 12 minutes, and today’s bead is yours.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'A little more' })).toHaveAttribute('href', '/dashboard/today');

    // Keep only the activities up to this day.
    await plantHistory(page, (userId) => tenDays(userId).filter(({ day }) => day <= '2026-11-14'));
    await page.reload();
    for (const [at, panel] of [
      ['/dashboard', 'This week'],
      ['/dashboard/progress', 'Last 7 days'],
    ] as const) {
      await navigateInApp(page, at);
      const week = page.getByRole('region', { name: panel });
      await expect(week).toContainText('A new streak starts today.');
      // A new streak has no flame.
      await expect(week).not.toContainText('🔥');
    }
  });
});
