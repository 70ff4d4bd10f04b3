import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { failReads } from './learner';
import {
  chooseTelugu,
  expectNoSidewaysScroll,
  FIRST_TWO_MODULES,
  partsOf,
  PATH,
  plantDone,
  startAlongThePath,
} from './learningPath';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };
const REASON = 'Complete Telugu Script Fundamentals and Essential Vocabulary first. 6 lessons to go.';

const stop = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
const playing = (page: Page) => page.locator('[data-speaking=playing]');

test('the path shows where one is, what is next and what is locked', async ({ page }) => {
  await startAlongThePath(page);
  await page.goto(PATH);
  await expect(page).toHaveTitle('Learning path · Aksharam');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Vowels/,
    'Telugu Script Fundamentals',
    'Essential Vocabulary',
    'Basic Grammar',
  ]);
  await expect(page.getByRole('listitem')).toHaveCount(9 + 8);
  await expect(stop(page, 'Vowels').getByText('You are here')).toBeVisible();
  await expect(stop(page, 'Tenses').getByText('Locked')).toBeVisible();
  await expect(stop(page, 'Tenses').getByRole('link')).toHaveCount(0);
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible(page);

  await plantDone(page, [...partsOf('vowels'), 'consonants/exercise/1']);
  await page.reload();
  await expect(stop(page, 'Vowels').getByText('Done', { exact: true })).toBeVisible();
  await expect(stop(page, 'Consonants').getByText('1 of 15 exercises done · 0 of 3 quizzes passed')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(`${PATH}/alphabet/consonants`);
  await expect(page.getByText('Go on with exercise 2.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Learning path' }).click();

  await plantDone(page, FIRST_TWO_MODULES);
  await chooseTelugu(page);
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await expect(stop(page, 'వాక్య నిర్మాణం').getByText('నువ్వు ఇక్కడ ఉన్నావు')).toBeVisible();
  await expect(page.getByText('తాళం వేసి ఉంది')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a locked lesson leads back with the reason, an unknown one without', async ({ page }) => {
  await startAlongThePath(page);
  await page.goto(`${PATH}/basic-grammar/tenses`);
  await expect(page).toHaveURL(PATH);
  const notice = page.getByRole('status').filter({ hasText: 'Tenses is not open yet.' });
  await expect(notice).toContainText(REASON);

  for (const address of ['alphabet/tenses', 'alphabet/unknown', 'unknown/vowels']) {
    await page.goto(`${PATH}/${address}`);
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { name: 'Learning path', level: 1 })).toBeVisible();
    await expect(page.getByText('is not open yet')).toHaveCount(0);
  }

  await plantDone(page, FIRST_TWO_MODULES);
  await page.goto(`${PATH}/basic-grammar/tenses`);
  await expect(page.getByRole('heading', { name: 'Tenses', level: 1 })).toBeVisible();
});

test('a lesson says what it takes, and its letters are read, heard and turned by keyboard', async ({ page }) => {
  await startAlongThePath(page, [...partsOf('vowels').filter((part) => part !== 'vowels/quiz/2')]);
  await page.goto(`${PATH}/alphabet/vowels`);
  await expect(page).toHaveTitle('Vowels · Aksharam');
  await expect(page.getByRole('list', { name: 'What it takes' }).getByRole('listitem')).toHaveText([
    '3 days',
    '12 exercises',
    '2 quizzes',
  ]);
  await expect(page.getByText('Compound vowels').first()).toBeVisible();
  await expect(page.getByText('The exercises are done. Quiz 2 is next: 70 % passes it.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Exercises' })).toHaveAttribute(
    'href',
    `${PATH}/alphabet/vowels/exercises`,
  );
  await expect(page.getByRole('link', { name: 'Take Quiz' })).toHaveAttribute(
    'href',
    `${PATH}/alphabet/vowels/quizzes/2`,
  );
  await expect(page.getByRole('link', { name: 'Quiz 1, passed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quiz 2, not passed yet' })).toBeVisible();

  const letters = page.getByRole('tablist', { name: 'Choose a letter' }).first();
  await letters.getByRole('tab', { name: 'ఇ', exact: true }).click();
  const panel = page.getByRole('tabpanel').first();
  await expect(panel.getByText('How it is written')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(letters.getByRole('tab', { name: 'అ', exact: true })).toBeFocused();
  await panel.getByRole('button', { name: 'Next letter: ఇ' }).click();
  await panel.getByRole('button', { name: 'Listen: ఇ', exact: true }).click();
  await expect(playing(page)).toHaveCount(1);

  await expect(page.getByText('ī', { exact: true })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Latin letters' }).check();
  await expect(page.getByText('ī', { exact: true }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'In this lesson' }).getByRole('link', { name: 'Long vowels' }).click();
  await expect(page).toHaveURL(`${PATH}/alphabet/vowels#long`);
  await expect(page.locator('#long')).toBeFocused();
  await page.reload();
  await expect(page.locator('#long')).toBeInViewport();
  await expect(page.locator('#long')).toBeFocused();
  await expect(page.getByText('ī', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a gunintam is tapped and heard, one by one and in the whole table', async ({ page }) => {
  await startAlongThePath(page);
  await page.setViewportSize(PHONE);
  await page.goto(`${PATH}/alphabet/gunintalu`);
  await page.getByRole('button', { name: 'ధ', exact: true }).click();
  await page.getByRole('button', { name: 'Listen: ధీ, గుడి దీర్ఘం' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'గుడి దీర్ఘం' })).toBeVisible();
  await expect(playing(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByText('The whole table', { exact: true }).click();
  const table = page.getByRole('region', { name: 'The whole table' });
  await expect(table.getByRole('button')).toHaveCount(36 * 16);
  await expect(table.getByRole('button', { name: 'Listen: హౌ', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('talks, words and numbers are shown and heard, in Telugu too', async ({ page }) => {
  await startAlongThePath(page);
  await chooseTelugu(page);
  await page.setViewportSize(PHONE);

  await page.goto(`${PATH}/basic-vocabulary/greetings`);
  await expect(page.getByRole('heading', { name: 'పలకరింపులు', level: 1 })).toBeVisible();
  await expect(page.getByText('పెద్దవాళ్లతో').first()).toBeVisible();
  await page.getByRole('button', { name: 'సంభాషణ మొత్తం విను' }).first().click();
  await expect(page.locator('[data-spoken]')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '#meeting');

  await page.goto(`${PATH}/basic-vocabulary/numbers`);
  const ten = page.getByRole('button', { name: 'విను: 10, అంటే పది' }).first();
  await expect(ten).toContainText('౧౦');
  await ten.click();
  await expect(playing(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);

  await page.goto(`${PATH}/basic-vocabulary/daily-vocabulary`);
  await expect(page.getByText('house', { exact: true })).toBeVisible();
});

test('tables and sentences are shown and heard, on a phone in Telugu too', async ({ page }) => {
  await startAlongThePath(page, FIRST_TWO_MODULES);
  await chooseTelugu(page);
  await page.setViewportSize(PHONE);
  await page.goto(`${PATH}/basic-grammar/sentence-structure`);
  await expect(page.getByRole('list', { name: 'వాక్యంలో భాగాలు' }).first()).toContainText('క్రియ');
  await page.getByRole('table').first().getByRole('button').first().click();
  await expect(playing(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'article > section');
});

test.describe('when something does not arrive', () => {
  test.use({
    serviceWorkers: 'block',
    expectedConsoleErrors: /could not be|Failed to load|ERR_FAILED|Service Worker|offline/,
  });

  test('the path and a lesson say so and can be tried again', async ({ page }) => {
    await startAlongThePath(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Learning path' }).first().waitFor();
    await failReads(page, true);
    await page.getByRole('link', { name: 'Learning path' }).first().click();
    await expect(page.getByRole('heading', { name: 'Your place on the path was not found' })).toBeVisible();
    await failReads(page, false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.route(/\/greetings-[^/]*\.js$/, (route) => route.abort());
    await stop(page, 'Greetings').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'The lesson did not open' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Exercises' })).toBeVisible();
    await page.unroute(/\/greetings-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#meeting')).toBeVisible();
  });
});
