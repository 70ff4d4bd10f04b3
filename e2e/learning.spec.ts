import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { materialFor, playExercises } from './exercises';
import { expectFocusVisible } from './focusVisible';
import { navigateInApp } from './navigateInApp';
import { expectHeard } from './heard';
import {
  chooseTelugu,
  expectNoSidewaysScroll,
  FIRST_TWO_MODULES,
  partsOf,
  PATH,
  plantPartsDone,
  startOnPath,
} from './learningPath';
import { stored } from './quizzes';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
const REASON = 'Complete Telugu Script Fundamentals and Essential Vocabulary first. 6 lessons to go.';

const stop = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });

test('the path shows the current lesson, the next ones and the locked ones', async ({ page }) => {
  await startOnPath(page);
  await test.step('the address of a locked lesson leads back with the reason, an unknown one without', async () => {
    await page.goto(`${PATH}/basic-grammar/tenses`);
    await expect(page).toHaveURL(PATH);
    const notice = page.getByRole('status').filter({ hasText: 'Tenses is not open yet.' });
    await expect(notice).toContainText(REASON);
    for (const address of ['alphabet/tenses', 'alphabet/unknown', 'unknown/vowels']) {
      await navigateInApp(page, `${PATH}/${address}`);
      await expect(page).toHaveURL(PATH);
      await expect(page.getByRole('heading', { name: 'Learning path', level: 1 })).toBeVisible();
      await expect(page.getByText('is not open yet')).toHaveCount(0);
    }
  });
  await expect(page).toHaveTitle('Learning path · Aksharam');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Vowels/,
    'Telugu Script Fundamentals',
    'Essential Vocabulary',
    'Basic Grammar',
    'Reading',
  ]);
  await expect(page.getByRole('listitem')).toHaveCount(9 + 8 + 9);
  await expect(stop(page, 'Vowels').getByText('You are here')).toBeVisible();
  await expect(stop(page, 'Tenses').getByText('Locked')).toBeVisible();
  await expect(stop(page, 'Tenses').getByRole('link')).toHaveCount(0);
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText('Complete Telugu Script Fundamentals first. 3 lessons to go.')).toBeVisible();
  await expectAccessible(page);

  await plantPartsDone(page, [...partsOf('vowels'), 'consonants/exercise/1']);
  await page.reload();
  await expect(stop(page, 'Vowels').getByText('Done', { exact: true })).toBeVisible();
  await expect(stop(page, 'Consonants').getByText('1 of 15 exercises done · 0 of 3 quizzes passed')).toBeVisible();
  // Continuing starts the exercises directly.
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${PATH}/alphabet/consonants/exercises`);
  await navigateInApp(page, `${PATH}/alphabet/consonants`);
  await expect(page.getByText('Continue with exercise 2.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Learning path' }).click();

  await plantPartsDone(page, FIRST_TWO_MODULES);
  await chooseTelugu(page);
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await expect(stop(page, 'వాక్య నిర్మాణం').getByText('నువ్వు ఇక్కడ ఉన్నావు')).toBeVisible();
  await expect(page.getByText('తాళం వేసి ఉంది')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await navigateInApp(page, `${PATH}/basic-grammar/tenses`);
  await expect(page.getByRole('heading', { name: 'కాలాలు', level: 1 })).toBeVisible();
});

test('a lesson says what it takes, and its three actions fit on a small phone', async ({ page }) => {
  await startOnPath(page, [...partsOf('vowels').filter((part) => part !== 'vowels/quiz/2')]);
  await chooseTelugu(page);
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(`${PATH}/alphabet/vowels`);
  for (const { learn, start, quiz } of [
    { learn: 'నేర్చుకో', start: 'అభ్యాసాలు మొదలుపెట్టు', quiz: 'క్విజ్ ఆడు' },
    { learn: 'Learn', start: 'Start Exercises', quiz: 'Take Quiz' },
  ]) {
    if (learn === 'Learn') {
      // The language button is visible only on a wide screen.
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.getByRole('button', { name: 'View in English' }).click();
      await page.setViewportSize(SMALL_PHONE);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    }
    const bar = await page.getByRole('navigation').filter({ visible: true }).last().boundingBox();
    for (const name of [learn, start, quiz]) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
  await expect(page).toHaveTitle('Vowels · Aksharam');
  await expect(page.getByRole('list', { name: 'At a glance' }).getByRole('listitem')).toHaveText([
    '3 days',
    '12 exercises',
    '2 quizzes',
  ]);
  await expect(page.getByText('అచ్చులు', { exact: true })).toBeVisible();
  await expect(page.getByText('Compound vowels').first()).toBeVisible();
  await expect(page.getByText('The exercises are done. Quiz 2 is next: you need 70% to pass.')).toBeVisible();
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
  await expectAccessible(page);
});

const inLesson = (page: Page) => page.getByRole('navigation', { name: 'In this lesson' });
const learn = (page: Page) => page.getByRole('link', { name: 'Learn', exact: true });

test('a lesson is read page by page; each page ends with two questions, and the app remembers the page', async ({
  page,
}) => {
  const VOWELS = `${PATH}/alphabet/vowels`;
  await startOnPath(page);
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Start the lesson' }).click();
  await expect(page).toHaveURL(`${VOWELS}/pages/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic vowels అ ఇ ఉ');
  await expect(page.getByRole('progressbar', { name: 'Page 1 of 8' })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic vowels ఎ ఒ');

  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page).toHaveURL(`${VOWELS}/pages/2/practice`);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await playExercises(page, await materialFor('vowels'));
  await page.getByRole('link', { name: 'Go to page 3' }).click();
  await expect(page).toHaveURL(`${VOWELS}/pages/3`);
  await expect
    .poll(() => stored(page, 'activities'))
    .toMatchObject([{ kind: 'practice', purpose: 'lesson', tasksDone: 2, partsDone: [] }]);

  await page.getByRole('main').getByRole('link', { name: 'Vowels', exact: true }).click();
  await expect(inLesson(page).getByRole('link', { name: /read$/ })).toHaveCount(2);
  await learn(page).click();
  await expect(page).toHaveURL(`${VOWELS}/pages/3`);
  // No numbered exercise is done, so the path continues with the pages.
  await navigateInApp(page, PATH);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${VOWELS}/pages/3`);

  await navigateInApp(page, `${VOWELS}/pages/8`);
  await expect(page.getByRole('link', { name: 'Go to the exercises' })).toHaveAttribute('href', `${VOWELS}/exercises`);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two rare letters: ఋ and ౠ');
  for (const unknown of ['0', '9', 'x']) {
    await navigateInApp(page, `${VOWELS}/pages/${unknown}`);
    await expect(page).toHaveURL(VOWELS);
  }

  await test.step('its letters can be read, heard and switched by keyboard, page by page or all on one page', async () => {
    await navigateInApp(page, `${VOWELS}/pages/1`);
    const letters = page.getByRole('tablist', { name: 'Choose a letter' });
    await letters.getByRole('tab', { name: 'ఇ', exact: true }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('How to write it')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(letters.getByRole('tab', { name: 'అ', exact: true })).toBeFocused();
    await panel.getByRole('button', { name: 'Next letter: ఇ' }).click();
    await expectHeard(page, () => panel.getByRole('button', { name: 'Listen: ఇ', exact: true }).click());

    const latin = page.getByText('i', { exact: true });
    await expect(latin).toHaveCount(0);
    await page.getByRole('switch', { name: 'English letters' }).check();
    await expect(latin).toBeVisible();

    await page.getByRole('link', { name: 'All on one page' }).click();
    await expect(page).toHaveURL(`${PATH}/alphabet/vowels/pages/all`);
    await inLesson(page).getByRole('link', { name: 'Long vowels' }).click();
    await expect(page).toHaveURL(`${PATH}/alphabet/vowels/pages/all#long`);
    await expect(page.locator('#long')).toBeFocused();
    await expect(page.getByText('ā', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);

    // The choice also applies to an address that names a section.
    await navigateInApp(page, `${PATH}/alphabet/consonants#velar`);
    await expect(page).toHaveURL(`${PATH}/alphabet/consonants/pages/all#velar`);
    await expect(page.locator('#velar')).toBeFocused();
    await page.getByRole('link', { name: 'Page by page' }).click();
    await expect(page).toHaveURL(`${PATH}/alphabet/consonants/pages/1`);
    await navigateInApp(page, `${PATH}/alphabet/consonants#velar`);
    await expect(page).toHaveURL(`${PATH}/alphabet/consonants/pages/2`);
  });
});

test('the contents of the lessons can be seen and heard on a phone, also in Telugu', async ({ page }) => {
  await startOnPath(page, FIRST_TWO_MODULES);
  await page.setViewportSize(PHONE);

  await test.step('a gunintam, letter by letter and as a table', async () => {
    await page.goto(`${PATH}/alphabet/gunintalu/pages/2`);
    await page.getByRole('button', { name: 'ధ', exact: true }).click();
    await expectHeard(page, () => page.getByRole('button', { name: 'Listen: ధీ, గుడి దీర్ఘం' }).click());
    await expect(page.getByRole('status').filter({ hasText: 'గుడి దీర్ఘం' })).toBeVisible();
    await expectAccessible(page);
    await page.getByText('The whole table', { exact: true }).click();
    const table = page.getByRole('region', { name: 'The whole table' });
    await expect(table.getByRole('button')).toHaveCount(36 * 16);
    await expect(table.getByRole('button', { name: 'Listen: హౌ', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    // Tab to the right and back, and up below the column headers.
    await table.getByRole('button', { name: 'Listen: చా', exact: true }).focus();
    await expectFocusVisible(page, 'Tab', 8);
    await expectFocusVisible(page, 'Shift+Tab', 32);
  });

  await chooseTelugu(page);

  await test.step('dialogues', async () => {
    await page.goto(`${PATH}/basic-vocabulary/greetings/pages/1`);
    await expect(page.getByRole('heading', { name: 'కలిసినప్పుడు', level: 1 })).toBeVisible();
    await expect(page.getByText('పెద్దవాళ్లతో').first()).toBeVisible();
    await page.getByRole('button', { name: 'సంభాషణ మొత్తం విను' }).first().click();
    await expect(page.locator('[data-spoken]')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, '#meeting');
  });

  await test.step('numbers and words', async () => {
    await navigateInApp(page, `${PATH}/basic-vocabulary/numbers/pages/1`);
    const ten = page.getByRole('button', { name: 'విను: 10, అంటే పది' }).first();
    await expect(ten).toContainText('౧౦');
    await expectHeard(page, () => ten.click());
    await expectNoSidewaysScroll(page);
    await navigateInApp(page, `${PATH}/basic-vocabulary/daily-vocabulary/pages/1`);
    await expect(page.getByText('house', { exact: true })).toBeVisible();
  });

  await test.step('sentences and tables', async () => {
    await navigateInApp(page, `${PATH}/basic-grammar/sentence-structure/pages/1`);
    await expect(page.getByRole('list', { name: 'వాక్యంలో భాగాలు' }).first()).toContainText('క్రియ');
    await expectHeard(page, () => page.getByRole('table').first().getByRole('button').first().click());
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'article > section');
  });
});

test.describe('when loading fails', () => {
  test.use({
    expectedConsoleErrors: /could not be|Failed to load|ERR_FAILED/,
  });

  test('the path and a lesson say so and can be retried', async ({ page }) => {
    await startOnPath(page);
    await page.addInitScript(() => {
      const readAll = IDBObjectStore.prototype.get;
      IDBObjectStore.prototype.get = function read(key) {
        if (this.name !== 'learnerSummaries' || sessionStorage.getItem('readable')) return readAll.call(this, key);
        throw new DOMException('broken', 'UnknownError');
      };
    });
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'Your place on the path could not be found' })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('readable', 'yes'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.route(/\/greetings-[^/]*\.js$/, (route) => route.abort());
    await stop(page, 'Greetings').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'The lesson could not be opened' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Exercises' })).toBeVisible();
    await page.unroute(/\/greetings-[^/]*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(inLesson(page).getByRole('link', { name: 'Meeting and greeting' })).toBeVisible();
  });
});
