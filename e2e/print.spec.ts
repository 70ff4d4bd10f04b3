import type { Page } from '@playwright/test';
import { navigateInApp } from './navigateInApp';
import { partsOf, PATH, startOnPath } from './learningPath';
import { firstStory } from './stories';
import { expect, test } from './test';

/** Print has no controls and no dark backgrounds. */
async function expectOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.locator('button:not([data-printed]), [role=switch]').filter({ visible: true })).toHaveCount(0);
  const inked = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .filter(({ backgroundColor, color }) => backgroundColor !== 'rgba(0, 0, 0, 0)' || color !== 'rgb(0, 0, 0)'),
  );
  expect(inked).toEqual([]);
}

/** Counts the pages of the PDF, which has one object for each. */
async function sheets(page: Page, options: Parameters<Page['pdf']>[0] = { format: 'A4' }): Promise<number> {
  const file = await page.pdf(options);
  return file.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test('a printed page has no controls, no dark background, and fits its sheets', async ({ page }) => {
  await startOnPath(page, partsOf('vowels'));
  await page.emulateMedia({ colorScheme: 'dark' });
  const backToScreen = () => page.emulateMedia({ media: 'screen' });
  await page.goto(`${PATH}/alphabet/vowels/pages/all`);

  await test.step('a lesson, with every letter', async () => {
    await expect(page.getByRole('heading', { name: 'Vowels', level: 1 })).toBeVisible();
    await expectOnPaper(page);
    await expect(page.getByRole('heading', { name: 'Long vowels' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'ఔషధం' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Each vowel, its sign' }).getByText('కౌగిలి')).toBeVisible();

    await backToScreen();
    await navigateInApp(page, `${PATH}/basic-vocabulary/numbers/pages/1`);
    await expect(page.getByRole('heading', { name: 'From 0 to 10', level: 1 })).toBeVisible();
    await expectOnPaper(page);
    await expect(page.getByText('ఏడు', { exact: true })).toBeVisible();
    await backToScreen();
  });

  for (const { lesson, shown } of [
    { lesson: 'vowels', shown: ['అ', 'అరటిపండు', 'అః'] },
    { lesson: 'consonants', shown: ['క', 'కప్ప', 'క్ష', 'ఱ'] },
    { lesson: 'gunintalu', shown: ['కి', 'హౌ'] },
  ]) {
    await test.step(`the wall chart of ${lesson}, on one sheet`, async () => {
      await navigateInApp(page, `${PATH}/alphabet/${lesson}`);
      await page.getByRole('link', { name: 'Print the chart' }).click();
      await expect(page).toHaveURL(`${PATH}/alphabet/${lesson}/chart`);
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
      await expectOnPaper(page);
      for (const text of shown) {
        await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
      }
      expect(await sheets(page)).toBe(1);
      await backToScreen();
    });
  }

  await test.step('a story as a booklet, on both sides of two sheets', async () => {
    await navigateInApp(page, '/dashboard/stories');
    const [, story] = /stories\/([\w-]+)$/u.exec((await firstStory(page).getAttribute('href')) ?? '') ?? [];
    await navigateInApp(page, `/dashboard/stories/${story}/booklet`);
    await expect(page.getByRole('heading', { name: /^Little book/, level: 1 })).toBeVisible();
    await expectOnPaper(page);
    await expect(page.getByText('This book belongs to:')).toBeVisible();
    expect(await sheets(page, { preferCSSPageSize: true })).toBe(4);
    await backToScreen();
  });

  await test.step('the progress page without the navigation', async () => {
    await navigateInApp(page, '/dashboard/progress');
    await expect(page.getByRole('heading', { name: 'Akshara map' })).toBeVisible();
    await expectOnPaper(page);
    await expect(page.getByRole('heading', { name: 'Akshara map' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'ళ' })).toBeVisible();
  });
});
