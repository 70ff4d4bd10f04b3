import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { answer, answerAndContinue } from './answer';
import { linesOfPoem, nextButton, playLine, playRun } from './byHeart';
import { navigateInApp } from './navigateInApp';
import { heading, LIST, SALT } from './padyalu';
import { currentKind } from './readExercise';
import { stored } from './stored';
import { expect } from './test';

const LINES = linesOfPoem('uppu-kappurambu');
const OTHER = 'anaga-nanaga-ragam';
const STEPS = ['read-line', 'first-letters', 'line-gap', 'line-order'];

const chooseTelugu = (page: Page) => page.evaluate(() => localStorage.setItem('i18nextLng', 'te'));

/** Recorded activities of poem practice. */
const poemPractice = async (page: Page) =>
  (await stored(page, 'activities'))
    .map((entry) => (entry as { data: { kind: string; purpose?: string; right: string[]; wrong: string[] } }).data)
    .filter(({ kind, purpose }) => kind === 'practice' && purpose === 'poem');

const isEnd = (page: Page) => page.getByRole('heading', { name: /Well practiced!|whole poem!|సాధన చేశావు!|వచ్చేసింది!/ });
const play = (page: Page) => playRun(page, LINES, () => isEnd(page).isVisible());

test('a poem is learned by heart from its first line to its last', async ({ page }) => {
  // Three runs with twenty-seven tasks.
  test.slow();
  await page.goto(SALT);
  await page.getByRole('link', { name: 'Learn it by heart' }).click();
  await expect(page).toHaveURL(`${SALT}/by-heart`);
  await expect(page).toHaveTitle('By heart: ఉప్పు కప్పురంబు · Aksharam');
  await expect(page.getByText('Line 1 of 4')).toBeVisible();
  await expectAccessible(page);
  expect(await play(page)).toEqual([...STEPS, ...STEPS, 'next-line']);
  await expect(heading(page)).toHaveText('Well practiced!');
  await expect(page.getByText('2 of 4 lines are strong')).toBeVisible();
  await expect(page.getByText('Strong', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Your result is saved.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'On to the next lines' }).click();
  await expect(page.getByText('Line 3 of 4')).toBeVisible();
  expect(await play(page)).toEqual([...STEPS, ...STEPS, 'next-line', 'next-line']);
  await expect(heading(page)).toHaveText('You can say the whole poem!');
  await expect(page.getByText('4 of 4 lines are strong')).toBeVisible();
  await page.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();

  await page.getByRole('button', { name: 'Practice again' }).click();
  const third = await play(page);
  expect(third).toHaveLength(8);
  expect(third).not.toContain('read-line');
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
  await expect.poll(() => poemPractice(page)).toHaveLength(3);
  const counts = (await poemPractice(page)).map(
    ({ right }) => right.filter((key) => key === 'line:uppu-kappurambu/1').length,
  );
  expect(Math.max(...counts)).toBe(3);
  await page.getByRole('link', { name: 'Back to the poem' }).click();
  await expect(page.getByText('You know this poem by heart. Well done!')).toBeVisible();
});

test('learning by heart works in Telugu, by keyboard and on a small phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await chooseTelugu(page);
  await page.goto(SALT);
  await page.getByRole('link', { name: 'కంఠస్థం చెయ్యి' }).click();
  await expect(page.getByText('4 పాదాల్లో 1వది')).toBeVisible();
  await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-exercise="first-letters"]')).toBeVisible();
  await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'నాకు వచ్చు' })).toBeVisible();
  await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  for (const kind of ['line-gap', 'line-order']) {
    await expect(page.locator(`[data-exercise="${kind}"]`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'సరిచూడు' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await playLine(page, LINES);
  }
  expect(await play(page)).toEqual([...STEPS, 'next-line']);
  await expect(heading(page)).toHaveText('బాగా సాధన చేశావు!');
  await expect(page.getByText('4 పాదాల్లో 2 బాగా వచ్చాయి')).toBeVisible();

  await test.step('the yati game works too', async () => {
    await navigateInApp(page, `${LIST}/games`);
    await page.getByRole('button', { name: /^యతి ఎక్కడ ఉంది\?/ }).click();
    await expect(page.locator('[data-exercise="where-yati"]')).toBeVisible();
    await expectAccessible(page);
    await answer(page, {}, false);
    await page.getByRole('button', { name: 'సరిచూడు' }).click();
    await expect(page.getByText(/ఈ రెండూ కలుస్తాయి/)).toBeVisible();
    await nextButton(page).click();
    for (let task = 0; task < 8; task += 1) await answerAndContinue(page, {});
    await expect(heading(page)).toHaveText('బాగా ఆడావు!');
    await expect(page.getByText('8 ప్రశ్నల్లో 7 మొదటిసారే సరిగ్గా చెప్పావు')).toBeVisible();
  });
});

test('the games ask for the meter of a verse, show its ganas, and ask for laghu and guru letters', async ({ page }) => {
  test.slow();
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Games with verse' }).click();
  await expect(page).toHaveURL(`${LIST}/games`);
  await expect(page.getByText(/A verse has a beat/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Which meter is this\?/ }).click();
  await expect(page.locator('[data-exercise="which-meter"]')).toBeVisible();
  await expectAccessible(page);
  await answer(page, {});
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(/^It is .+ The ganas of the first line: /)).toBeVisible();
  await nextButton(page).click();
  for (let task = 1; task < 8; task += 1) await answerAndContinue(page, {});
  await expect(heading(page)).toHaveText('Every one right!');
  await expect(page.getByText('40 points earned')).toBeVisible();
  await expect.poll(() => poemPractice(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Other games' }).click();
  await expect(heading(page)).toHaveText('Games with verse');

  await test.step('leaving a game records the answers', async () => {
    await page.getByRole('button', { name: /^Laghu or guru\?/ }).click();
    await expect(page.locator('[data-exercise="laghu-or-guru"]')).toBeVisible();
    await expectAccessible(page);
    await answerAndContinue(page, {});
    await answerAndContinue(page, {}, false);
    await answer(page, {});
    await page.keyboard.press('Enter');
    await expect(page.getByText(/it is a (laghu|guru)/)).toBeVisible();
    await page.getByRole('link', { name: 'Games with verse' }).click();
    await expect(heading(page)).toHaveText('Games with verse');
    await expect.poll(() => poemPractice(page)).toHaveLength(2);
  });

  await navigateInApp(page, `${LIST}/poem/no-such-poem/by-heart`);
  await expect(heading(page)).toHaveText('Poem not found');
});

test.describe('when the lazy chunk with its views does not load', () => {
  test.use({ expectedConsoleErrors: /viewsOutsideLessons|Failed to load resource|could not be fetched/ });

  test('the page says so and works after a reload; a run left in the middle counts, and unknown lines come back', async ({
    page,
  }) => {
    await page.route('**/assets/viewsOutsideLessons-*.js', (route) => route.abort());
    await page.goto(`${SALT}/by-heart`);
    await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Line 1 of 4')).toBeVisible();
    expect(await currentKind(page)).toBe('read-line');

    await test.step('a paused run continues after a reload and is recorded after leaving', async () => {
      for (let step = 0; step < 3; step += 1) await playLine(page, LINES);
      expect(await currentKind(page)).toBe('line-order');
      await page.reload();
      await expect(page.locator('[data-exercise="line-order"]')).toBeVisible();
      await expect(page.getByText('Line 1 of 4')).toBeVisible();

      await page.getByRole('link', { name: 'Back to the poem' }).click();
      await expect(heading(page)).toHaveText('ఉప్పు కప్పురంబు');
      await expect.poll(() => poemPractice(page)).toHaveLength(1);
      expect(await poemPractice(page)).toMatchObject([
        { right: expect.arrayContaining(['line:uppu-kappurambu/1']), wrong: [] },
      ]);

      await page.getByRole('link', { name: 'Learn it by heart' }).click();
      await expect(page.locator('[data-exercise="first-letters"]')).toBeVisible();
      await expect(page.getByText('Line 1 of 4')).toBeVisible();
    });

    await test.step('an unknown line comes back, and a wrong answer is explained', async () => {
      const other = linesOfPoem(OTHER);
      await navigateInApp(page, `${LIST}/poem/${OTHER}/by-heart`);
      await expect(page.locator('[data-exercise="read-line"]')).toBeVisible();
      await playLine(page, other);
      await playLine(page, other, false);
      await expect(page.locator('[data-exercise="line-gap"]')).toBeVisible();
      await playLine(page, other, false);
      await playLine(page, other);
      await playLine(page, other);
      await expect(page.locator('[data-exercise="first-letters"]')).toBeVisible();
      await expect(page.getByText('One more time')).toBeVisible();
      await expect(page.getByText('Line 1 of 4')).toBeVisible();
    });
  });
});
