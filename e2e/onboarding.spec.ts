import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible';
import {
  answerUpToComplete,
  completeQuestions,
  continueButton,
  failWrites,
  signInOnDevice,
  startAsLearner,
} from './learner';
import { expectNoSidewaysScroll } from './learningPath';
import { expect, test } from './test';

/** With the voice as it is built in. */
const aloud = test.extend({ voice: 'real' });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await signInOnDevice(page);
  await expect(page).toHaveURL('/onboarding');
});

test('each of the seven questions waits for its answer, and the bar shows the way', async ({ page }) => {
  const bar = page.getByRole('progressbar');
  await expect(page.getByText('Question 1 of 7')).toBeVisible();
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeCloseTo(1 / 7, 1);
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Your age').fill('0');
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Your age').fill('8');
  await continueButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which grade are you in?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Your grade').locator('option')).toHaveCount(13);
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Your grade').selectOption('Grade 12');
  await continueButton(page).click();
  await expect(page.getByText('Question 3 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Your grade')).toHaveValue('12');
});

test('suggestions follow what is typed, entries come and go, the first one stays', async ({ page }) => {
  await page.getByLabel('Your age').fill('8');
  await continueButton(page).click();
  await page.getByLabel('Your grade').selectOption('Grade 3');
  await continueButton(page).click();
  const first = page.getByRole('combobox', { name: 'Something I am curious about', exact: true });
  await expect(page.getByRole('option')).toHaveCount(0);
  await first.fill('ANIM');
  await page.getByRole('option', { name: 'Animals', exact: true }).click();
  await expect(first).toHaveValue('Animals');
  await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add another' }).click();
  await page.getByRole('combobox').nth(1).fill('kites of my own');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove kites of my own' }).click();
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await first.or(page.getByRole('combobox')).first().fill('జంతు');
  await expect(page.getByRole('option', { name: 'జంతువులు' })).toBeVisible();
});

test('a Telugu first letter finds Telugu words, and all that match can be reached', async ({ page }) => {
  await page.getByLabel('Your age').fill('8');
  await continueButton(page).click();
  await page.getByLabel('Your grade').selectOption('Grade 3');
  await continueButton(page).click();
  const entry = page.getByRole('combobox', { name: 'Something I am curious about', exact: true });
  await entry.fill('క');
  await expect(page.getByRole('option').first()).toHaveText('క్రికెట్');
  await expect(page.getByRole('option').first()).toHaveAttribute('lang', 'te');
  await expect(page.getByRole('option', { name: 'రాజుల కథలు' })).toHaveCount(1);
  await entry.fill('s');
  expect(await page.getByRole('option').count()).toBeGreaterThan(8);
  await page.getByRole('option', { name: 'Old forts' }).scrollIntoViewIfNeeded();
  await page.getByRole('option', { name: 'Old forts' }).click();
  await expect(entry).toHaveValue('Old forts');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Old forts', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('pictures fill entries and give them back; the next one becomes the first', async ({ page }) => {
  await page.getByRole('button', { name: '8', exact: true }).click();
  await expect(page.getByLabel('Your age')).toHaveValue('8');
  await page.getByRole('button', { name: 'Another age' }).click();
  await expect(page.getByLabel('Your age')).toBeFocused();
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Grade 3' }).click();
  await expect(page.getByLabel('Your grade')).toHaveValue('3');
  await continueButton(page).click();
  const tile = (name: string) => page.getByRole('button', { name, exact: true });
  const entries = page.getByRole('combobox');
  await tile('Animals').click();
  await tile('Music').click();
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toHaveValue('Animals');
  await tile('Animals').click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toHaveValue('Music');
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(tile('సంగీతం')).toHaveAttribute('aria-pressed', 'true');
  await tile('సంగీతం').click();
  await expect(entries).toHaveValue('');
  await tile('ఇంకా').click();
  await expect(tile('రాజుల కథలు')).toBeFocused();
  await tile('పొడుపు కథలు').click();
  await page.reload();
  await expect(tile('పొడుపు కథలు')).toHaveAttribute('aria-pressed', 'true');
});

aloud('each question is read out when one asks for it, in its own language', async ({ page }) => {
  await page.getByRole('button', { name: 'Listen: How old are you?' }).click();
  await expect(page.locator('[data-speaking=playing]')).toBeVisible();
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await page.getByRole('button', { name: /నీ వయసెంత\?/ }).click();
  await expect(page.locator('[data-speaking=playing]')).toBeVisible();
});

for (const { language, choose, on, last } of [
  { language: 'English', choose: null, on: 'Continue', last: 'Complete' },
  { language: 'Telugu', choose: 'తెలుగులో చూడండి', on: 'కొనసాగు', last: 'పూర్తి చేయి' },
]) {
  test.describe(`on a small phone, in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test('fourteen touches answer the seven questions, and nothing has to be typed or looked for', async ({ page }) => {
      if (choose) await page.getByRole('button', { name: choose }).tap();
      let touches = 0;
      const tap = async (target: Locator) => {
        await expect(target).toBeInViewport({ ratio: 1 });
        await target.tap();
        touches += 1;
      };
      for (let question = 1; question <= 7; question += 1) {
        const goOn = page.getByRole('button', { name: question === 7 ? last : on, exact: true });
        await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(question / 7));
        await expect(goOn).toBeDisabled();
        await expect(goOn).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        await tap(page.getByRole('main').getByRole('group').getByRole('button').nth(3));
        await tap(goOn);
      }
      await expect(page).toHaveURL('/dashboard/begin');
      expect(touches).toBe(14);
    });
  });
}

test('the keyboard alone is enough', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const goTo = async (target: Locator) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const type = async (target: Locator, text: string) => {
    await goTo(target);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await expect(heading).toBeFocused();
  await type(page.getByLabel('Your age'), '9');
  await expect(heading).toHaveText('Which grade are you in?');
  await goTo(page.getByRole('button', { name: 'Grade 4' }));
  await page.keyboard.press('Space');
  await goTo(continueButton(page));
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('curious about');
  await expect(heading).toBeFocused();
  await type(page.getByRole('combobox'), 'zzz');
  for (const question of ['like to do', 'makes you happy', 'not like']) {
    await expect(heading).toContainText(question);
    await expect(heading).toBeFocused();
    // Past the speaker to the first picture; from any field of the form, Enter goes on.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('combobox').press('Enter');
  }
  await expect(heading).toContainText('love to eat');
  await goTo(page.getByRole('combobox'));
  await page.keyboard.type('dosa');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue(/dosa/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/begin');
});

test('a reload in the middle loses no answer', async ({ page }) => {
  await answerUpToComplete(page, 'Trains');
  await page.reload();
  await expect(page.getByText('Question 7 of 7')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Trains');
  await completeQuestions(page);
});

test('an entry of 9,000 characters and script-like text are kept as they are, and run nowhere', async ({ page }) => {
  const long = 'అ'.repeat(9000);
  const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await answerUpToComplete(page, script);
  await page.getByRole('combobox').fill(long);
  await completeQuestions(page);
  await page.goto('/dashboard/settings');
  await expect(page.getByLabel('Favourite foods')).toHaveValue(long);
  await expect(page.getByLabel('Hobbies')).toHaveValue(script);
  expect(await page.title()).toBe('Profile settings · Aksharam');
});

test('a profile is complete even when the tab is gone right after Complete', async ({ page, context }) => {
  await answerUpToComplete(page);
  await page.getByRole('button', { name: 'Complete' }).click({ noWaitAfter: true });
  await page.waitForURL('/dashboard/begin', { waitUntil: 'commit' });
  await page.close();
  const later = await context.newPage();
  await later.goto('/dashboard');
  await later.getByRole('button', { name: 'Not now' }).click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(/^Welcome(, Sita!| back, Sita)$/);
});

test('two tabs: the second knows of the profile that the first completed', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/onboarding');
  await expect(other.getByText('Question 1 of 7')).toBeVisible();
  await answerUpToComplete(page);
  await completeQuestions(page);
  await other.reload();
  await expect(other).toHaveURL('/dashboard');
});

test.describe('when saving fails', () => {
  test.use({ expectedConsoleErrors: /could not be saved/ });

  test('it is logged, the answers stay on the screen and can be sent again', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await answerUpToComplete(page, 'Drums');
    await failWrites(page, true);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText(/Your answers could not be saved yet/)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('Drums');
    expect(logged.join('\n')).toContain('storage-full');
    await failWrites(page, false);
    await completeQuestions(page);
  });
});

test('who has answered the questions is not asked again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await startAsLearner(page);
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/dashboard');
  await context.close();
});
