import type { Page } from '@playwright/test';
import { NO_PREFERENCES } from '../src/domain/learner/preferences';
import { expectAccessible } from './accessible';
import { navigateInApp } from './navigateInApp';
import { failWrites, signInOnDevice } from './learner';
import { expectNoSidewaysScroll, plantDocument } from './learningPath';
import { stored } from './quizzes';
import { expect, test } from './test';
import { heldTrial, openEndOfTrial, openPlayedTrial, playTrial } from './trial';

type Counted = { counts: { touches: number; sounds: number } };

/** Counts the visitor's touches and the sounds that start. */
const countTouchesAndSounds = (page: Page) =>
  page.addInitScript(() => {
    const counts = { touches: 0, sounds: 0 };
    Object.assign(window, { counts });
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        counts.touches += isTrusted ? 1 : 0;
      },
      true,
    );
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = async function playCounted() {
      await play.call(this);
      counts.sounds += 1;
    };
  });
const counted = (page: Page) => page.evaluate(() => (window as unknown as Counted).counts);

const trials = async (page: Page) =>
  (await stored(page, 'activities')).filter((activity) => activity['purpose'] === 'trial');

async function keepAs(page: Page, name: string) {
  await page.getByLabel('What is your name?').fill(name);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL('/onboarding');
}

/** Plants a complete profile and opens the dashboard, which then shows the learner's own figures. */
async function openDashboard(page: Page) {
  await plantDocument(page, 'userPreferences', {
    ...NO_PREFERENCES,
    age: 8,
    grade: 3,
    isProfileComplete: true,
    startAt: 'letters',
  });
  await page.goto('/dashboard');
  await expect(page.getByText('points earned')).toBeVisible();
  await expect(page.getByText('your first activity replaces these')).toBeHidden();
}

/** Answers the first task with two touches. */
async function firstRightAnswer(page: Page, check: string, right: string) {
  await page.locator('[data-exercise]').getByRole('button', { name: 'అ', exact: true }).tap();
  await page.getByRole('button', { name: check }).tap();
  await expect(page.getByText(right)).toBeVisible();
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the first right answer takes at most four touches from the landing page, by both links and in both languages', async ({
    page,
  }) => {
    await countTouchesAndSounds(page);
    await page.goto('/');
    await page.getByRole('region', { name: 'Try it: touch a letter' }).getByRole('link').tap();
    await firstRightAnswer(page, 'Check', 'That’s right!');
    expect((await counted(page)).touches).toBeLessThanOrEqual(4);
    await page.getByRole('link', { name: 'Leave' }).tap();
    await expect(page).toHaveURL('/');
    expect(await heldTrial(page)).toBeNull();

    const { touches: before } = await counted(page);
    const link = page.getByRole('link', { name: 'Try it now, no sign-in' });
    await expect(link).toBeInViewport();
    await link.tap();
    await firstRightAnswer(page, 'Check', 'That’s right!');
    expect((await counted(page)).touches - before).toBeLessThanOrEqual(4);

    await test.step('in Telugu too, and the end screen fits', async () => {
      await page.getByRole('link', { name: 'Leave' }).tap();
      await page.goto('/te');
      const inTelugu = page.getByRole('link', { name: 'సైన్ ఇన్ లేకుండా ఆడి చూడండి' });
      await expect(inTelugu).toBeInViewport();
      await inTelugu.tap();
      await expect(page).toHaveURL('/try');
      await expect(page.locator('[data-exercise]')).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect.poll(async () => (await counted(page)).sounds).toBeGreaterThan(0);
      await firstRightAnswer(page, 'సరిచూడు', 'సరిగ్గా చెప్పావు!');
      expect((await counted(page)).touches).toBeLessThanOrEqual(4);
      // The app ignores a second touch that follows too fast.
      await expect(async () => {
        await page.getByRole('button', { name: 'తర్వాత' }).tap();
        await expect(page.getByText('సరిగ్గా చెప్పావు!')).toBeHidden({ timeout: 1000 });
      }).toPass();
      await playTrial(page);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('button', { name: 'ఉంచుకుందాం' })).toBeInViewport();
    });
  });
});

test('a trial with a wrong answer and a reload is saved with just a name, and recorded once for the new learner', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it now, no sign-in' }).click();
  await expect(page).toHaveURL('/try');
  await test.step('a wrong answer is explained', async () => {
    await page.locator('[data-option]').filter({ hasNotText: 'అ' }).click();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Not quite.')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  });
  await test.step('a reload in the middle resumes the same trial', async () => {
    await playTrial(page, 1);
    await expect(page.locator('[data-exercise=pick-picture]')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-exercise=pick-picture]')).toBeVisible();
    await playTrial(page);
    await page.reload();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first word!');
  await keepAs(page, 'Sita');
  expect(await heldTrial(page)).toBeNull();
  await expect.poll(() => trials(page)).toHaveLength(1);
  const [learner, ...others] = await stored(page, 'learners');
  expect(others).toEqual([]);
  expect(await trials(page)).toMatchObject([
    { userId: learner?.['id'], kind: 'practice', tasksDone: 5, wrong: ['letter:అ'], partsDone: [] },
  ]);
  await openDashboard(page);
  expect(await trials(page)).toHaveLength(1);
});

test('the end screen is accessible and can be saved by a new learner with a picture or by a known learner', async ({
  page,
}) => {
  await openEndOfTrial(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await page.getByRole('radio', { name: 'peacock' }).check({ force: true });
  await keepAs(page, 'Sita');
  expect(await trials(page)).toMatchObject([{ tasksDone: 5, wrong: [] }]);

  await navigateInApp(page, '/try');
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Sita' })).toContainText('🦚');

  await test.step('a known learner can save another trial', async () => {
    await openEndOfTrial(page);
    await page.getByRole('button', { name: 'Continue as Sita' }).click();
    await expect(page).toHaveURL('/onboarding');
    expect(await stored(page, 'learners')).toHaveLength(1);
    expect(await trials(page)).toHaveLength(2);
  });

  await test.step('yesterday’s trial is discarded, and “Not now” leaves nothing behind', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await openPlayedTrial(page, Date.now() - 25 * 60 * 60 * 1000);
    await expect(page.locator('[data-exercise=hear-and-pick]')).toBeVisible();

    await openEndOfTrial(page);
    await page.getByRole('link', { name: 'Not now' }).click();
    await expect(page).toHaveURL('/');
    expect(await heldTrial(page)).toBeNull();
    await navigateInApp(page, '/login');
    await signInOnDevice(page, 'Ravi');
    await expect(page).toHaveURL('/onboarding');
    expect(await trials(page)).toHaveLength(2);
  });
});

test.describe('when the device cannot save it at first', () => {
  test.use({ expectedConsoleErrors: /What was learned could not be saved/ });

  test('a retry does not create the learner twice, and a reload continues automatically', async ({ page }) => {
    await openEndOfTrial(page);
    await failWrites(page, true);
    await page.getByLabel('What is your name?').fill('Sita');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('alert')).toContainText('no room left');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('alert')).toContainText('no room left');
    await page.reload();
    await expect(page).toHaveURL('/onboarding');
    expect(await stored(page, 'learners')).toHaveLength(1);
    expect(await trials(page)).toHaveLength(1);
  });

  test('the result stays in the outbox and is recorded once', async ({ page }) => {
    await openEndOfTrial(page);
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function putElsewhere(...record) {
        if (this.name === 'activities') throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, record);
      };
    });
    await keepAs(page, 'Sita');
    expect(await trials(page)).toEqual([]);
    await openDashboard(page);
    await expect.poll(() => trials(page)).toMatchObject([{ tasksDone: 5 }]);
  });
});
