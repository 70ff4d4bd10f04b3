import type { Locator, Page } from '@playwright/test';
import { CURRENT_LEARNER } from '../src/adapters/embedded/database';
import { NO_ANSWERS } from '../src/domain/learner/onboarding';
import { expectAccessible } from './accessible';
import { plantEntries } from './deviceDatabase';
import { expectHeard } from './heard';
import { completeQuestions, continueButton, failWrites } from './learner';
import { chooseTelugu, expectNoSidewaysScroll } from './learningPath';
import { expect, test } from './test';

const testWithVoice = test.extend({ voice: 'real' });

const SITA = { id: 'sita', name: 'Sita', email: 'sita@example.com' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens this question for a new learner, with the earlier questions answered. */
async function openAt(page: Page, question: number, entry = 'Kites') {
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `onboardingDraft:${SITA.id}`,
    JSON.stringify({
      step: question - 1,
      answers: {
        ...NO_ANSWERS,
        age: question > 1 ? '8' : '',
        grade: question > 2 ? '3' : '',
        ...Object.fromEntries(
          ['interests', 'hobbies', 'likes', 'dislikes', 'favoriteFoods']
            .slice(0, Math.max(0, question - 3))
            .map((list) => [list, [entry]]),
        ),
      },
    }),
  ] as const);
  await page.goto('/onboarding');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(question / 7));
}

test.beforeEach(({ page }) =>
  plantEntries(page, [
    { store: 'learners', record: SITA },
    { store: 'device', record: SITA.id, key: CURRENT_LEARNER },
  ]),
);

test('each question requires an answer; suggestions, entries and pictures can be added and removed', async ({
  page,
}) => {
  const tile = (name: string) => page.getByRole('button', { name, exact: true });
  const entries = page.getByRole('combobox');
  const first = page.getByRole('combobox', { name: 'Something I’m curious about', exact: true });

  await test.step('the age can be typed or picked', async () => {
    await page.goto('/onboarding');
    await expect(page.getByText('Question 1 of 7')).toBeVisible();
    expect(Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeCloseTo(1 / 7, 1);
    await expect(continueButton(page)).toBeDisabled();
    await page.getByLabel('Your age').fill('0');
    await expect(continueButton(page)).toBeDisabled();
    await tile('8').click();
    await expect(page.getByLabel('Your age')).toHaveValue('8');
    await tile('Another age').click();
    await expect(page.getByLabel('Your age')).toBeFocused();
    await page.getByLabel('Your age').fill('9');
    await continueButton(page).click();
  });

  await test.step('the grade can be selected or picked, and Back returns to it', async () => {
    await expect(heading(page)).toHaveText('Which grade are you in?');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByLabel('Your grade').locator('option')).toHaveCount(13);
    await expect(continueButton(page)).toBeDisabled();
    await page.getByLabel('Your grade').selectOption('Grade 12');
    await continueButton(page).click();
    await expect(page.getByText('Question 3 of 7')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Your grade')).toHaveValue('12');
    await tile('Grade 3').click();
    await expect(page.getByLabel('Your grade')).toHaveValue('3');
    await continueButton(page).click();
  });

  await test.step('suggestions follow the typed text; entries can be added and removed, except the first', async () => {
    await expect(first).toHaveValue('');
    await expect(continueButton(page)).toBeDisabled();
    await expect(page.getByRole('option')).toHaveCount(0);
    await first.fill('ANIM');
    await page.getByRole('option', { name: 'Animals', exact: true }).click();
    await expect(first).toHaveValue('Animals');
    await expect(page.getByRole('button', { name: /Remove/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add another' }).click();
    await entries.nth(1).fill('kites of my own');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove kites of my own' }).click();
    await expect(entries).toHaveCount(1);
  });

  await test.step('a picture adds or removes an entry; the next entry becomes the first', async () => {
    await tile('Music').click();
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toHaveValue('Animals');
    await tile('Animals').click();
    await expect(entries).toHaveCount(1);
    await expect(entries).toHaveValue('Music');
  });

  await test.step('a Telugu letter finds Telugu words, and every match can be reached', async () => {
    await first.fill('క');
    await expect(page.getByRole('option').first()).toHaveText('క్రికెట్');
    await expect(page.getByRole('option').first()).toHaveAttribute('lang', 'te');
    await expect(page.getByRole('option', { name: 'రాజుల కథలు' })).toHaveCount(1);
    await first.fill('s');
    expect(await page.getByRole('option').count()).toBeGreaterThan(8);
    await page.getByRole('option', { name: 'Old forts' }).scrollIntoViewIfNeeded();
    await page.getByRole('option', { name: 'Old forts' }).click();
    await expect(first).toHaveValue('Old forts');
  });

  await test.step('the same pictures are chosen in Telugu, also after a reload', async () => {
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await tile('ఇంకా').click();
    await expect(tile('రాజుల కథలు')).toBeFocused();
    await expect(tile('పాత కోటలు')).toHaveAttribute('aria-pressed', 'true');
    await entries.fill('జంతు');
    await expect(page.getByRole('option', { name: 'జంతువులు' })).toBeVisible();
    await entries.fill('Music');
    await expect(tile('సంగీతం')).toHaveAttribute('aria-pressed', 'true');
    await tile('సంగీతం').click();
    await expect(entries).toHaveValue('');
    await tile('పొడుపు కథలు').click();
    await page.reload();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(3 / 7));
    await expect(tile('పొడుపు కథలు')).toHaveAttribute('aria-pressed', 'true');
  });
});

testWithVoice(
  'each question is read aloud in its language; the last answer counts even if the tab closes',
  async ({ page, context }) => {
    await page.goto('/onboarding');
    await expectHeard(page, () => page.getByRole('button', { name: 'Listen: How old are you?' }).click());
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await expect(page.locator('[data-speaking=playing]')).toHaveCount(0);
    await expectHeard(page, () => page.getByRole('button', { name: /నీ వయసెంత\?/ }).click());
    await page.getByRole('button', { name: 'View in English' }).click();

    // The profile is saved even if the tab closes right after Complete.
    await openAt(page, 7);
    await page.getByRole('combobox').fill('Mangoes');
    await page.getByRole('button', { name: 'Complete' }).click({ noWaitAfter: true });
    await page.waitForURL('/dashboard/begin', { waitUntil: 'commit' });
    await page.close();
    const later = await context.newPage();
    await later.goto('/dashboard');
    await later.getByRole('button', { name: 'Not now' }).click();
    await expect(heading(later)).toHaveText(/^Welcome(, Sita!| back, Sita)$/);
  },
);

test.describe('on a small phone, in Telugu', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  // Telugu words are longer.
  test('fourteen touches answer the seven questions without typing or scrolling', async ({ page }) => {
    await chooseTelugu(page);
    await page.goto('/onboarding');
    let touches = 0;
    const tap = async (target: Locator) => {
      await expect(target).toBeInViewport({ ratio: 1 });
      await target.tap();
      touches += 1;
    };
    for (let question = 1; question <= 7; question += 1) {
      const advance = page.getByRole('button', { name: question === 7 ? 'పూర్తి చెయ్యి' : 'ముందుకు', exact: true });
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(question / 7));
      await expect(advance).toBeDisabled();
      await expect(advance).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await tap(page.getByRole('main').getByRole('group').getByRole('button').nth(3));
      await tap(advance);
    }
    await expect(page).toHaveURL('/dashboard/begin');
    expect(touches).toBe(14);
  });
});

test('the questions can be answered by keyboard alone', async ({ page }) => {
  const goTo = async (target: Locator) => {
    // Resolve the element once, because a lookup by name for each key would be slow.
    const wanted = await target.elementHandle();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await wanted?.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const type = async (target: Locator, text: string) => {
    await goTo(target);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await page.goto('/onboarding');
  await expect(heading(page)).toBeFocused();
  await type(page.getByLabel('Your age'), '9');
  await expect(heading(page)).toHaveText('Which grade are you in?');
  await goTo(page.getByRole('button', { name: 'Grade 4' }));
  await page.keyboard.press('Space');
  await goTo(continueButton(page));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('curious about');
  await expect(heading(page)).toBeFocused();
  await type(page.getByRole('combobox'), 'zzz');
  for (const question of ['like to do', 'makes you happy', 'don’t you like']) {
    await expect(heading(page)).toContainText(question);
    await expect(heading(page)).toBeFocused();
    // Tab past the speaker to the first picture; Enter continues from any field.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('combobox').press('Enter');
  }
  await expect(heading(page)).toContainText('love to eat');
  await goTo(page.getByRole('combobox'));
  await page.keyboard.type('dosa');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveValue(/dosa/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/begin');
});

test.describe('when saving fails', () => {
  test.use({ expectedConsoleErrors: /could not be saved/ });

  test('any answers are preserved and sent again, and the questions are then not asked again', async ({
    page,
    context,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const long = 'అ'.repeat(9000);
    const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await openAt(page, 6, script);
    await page.getByRole('combobox').fill(script);
    await continueButton(page).click();
    await page.getByRole('combobox').fill(long);
    const other = await context.newPage();
    await other.goto('/onboarding');
    await expect(other.getByText('Question 7 of 7')).toBeVisible();

    await failWrites(page, true);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText(/Your answers could not be saved yet/)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue(long);
    expect(logged.join('\n')).toContain('storage-full');
    await failWrites(page, false);
    await completeQuestions(page);

    // Both tabs know that the questions are answered.
    await other.reload();
    await expect(other).toHaveURL('/dashboard');
    await page.goto('/onboarding');
    await expect(page).toHaveURL('/dashboard');

    // Text that looks like markup or a script is stored unchanged and never runs.
    await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByLabel('Favorite foods')).toHaveValue(long);
    await expect(page.getByLabel('Hobbies')).toHaveValue(script);
    await expect(page.getByLabel('Dislikes')).toHaveValue(script);
    await expect(page).toHaveTitle('Profile settings · Aksharam');
  });
});
