import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { navigateInApp } from './navigateInApp';
import { cards, heading, LIST, SALT, searchField, studioSwitch } from './padyalu';
import { expect } from './test';

test.describe('when the poems do not load', () => {
  test.use({
    expectedConsoleErrors: /could not be read|Failed to load|ERR_FAILED|imported module/,
  });

  const block = (page: Page, file: string) => page.route(`**/assets/${file}-*.js`, (route) => route.abort());
  const unblock = (page: Page, file: string) => page.unroute(`**/assets/${file}-*.js`);

  test('messages say so, and a retry loads them', async ({ page }) => {
    const files = ['poets', 'poems', 'vemana'];
    const sentences = [
      'Failed to load poets. Please try again later.',
      'Failed to load poems. Please try again later.',
    ];
    for (const file of files) await block(page, file);
    await page.goto(`${LIST}?poet=vemana`);
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
    // A single poem also offers a way back.
    await navigateInApp(page, SALT);
    await expect(page.getByText('Failed to load poem. Please try again later.')).toBeVisible();
    await page.getByRole('link', { name: 'Go back to poems' }).click();
    await expect(page).toHaveURL(LIST);
    await navigateInApp(page, `${LIST}?poet=vemana`);
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();

    for (const file of files) await unblock(page, file);
    const tries = page.getByRole('button', { name: 'Try again' });
    for (let left = await tries.count(); left > 0; left -= 1) await tries.first().click();
    await expect(cards(page).first()).toBeVisible();
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeHidden();
  });
});

test.describe('with other poems in the store', () => {
  /** Serves the list of poems and the loader of a single poem. */
  async function serve(page: Page, poems: readonly object[]) {
    const all = `const poems = ${JSON.stringify(poems)};`;
    for (const [file, code] of [
      ['poems', 'export { poems };'],
      ['loadPoem', 'export const loadPoem = async (id) => poems.find((poem) => poem.id === id);'],
    ])
      await page.route(`**/assets/${file}-*.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `${all}${code}` }),
      );
  }

  const markup = '<img src=x onerror="document.title=\'broken\'"><b>పద్యం</b>';
  const odd = [
    { id: 'gaps' },
    { id: 'markup', poetId: 'nobody', title: markup, teluguText: markup, tags: [markup], grade: 'x', hardWords: 7 },
    { id: 'long', poetId: 'baddena', title: 'పొడవు', teluguText: Array(200).fill('ఉప్పు కప్పురంబు నొక్క').join('\n') },
  ];
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: `poem-${index}`,
    poetId: index % 2 === 0 ? 'vemana' : 'baddena',
    title: `పాట ${index}`,
    previewText: 'ఉప్పు కప్పురంబు',
    tags: ['effort'],
    grade: (index % 12) + 1,
    teluguText: `ఉప్పు కప్పురంబు నొక్క పోలికనుండు\nచూడ చూడ రుచుల జాడ వేరు ${index}`,
    teluguMeaning: 'ఉప్పు, కర్పూరం ఒకేలా ఉంటాయి.',
    englishTranslation: index === 4242 ? 'The golden elephant.' : 'Salt and camphor.',
  }));

  test('five thousand poems can be opened and filtered; gaps, markup and two hundred lines are shown safely', async ({
    page,
  }) => {
    await serve(page, [...odd, ...many]);
    await page.goto(`${LIST}?poet=vemana`);
    await test.step('only the cards near the viewport are rendered, and Back restores the position', async () => {
      await expect(page.getByText('2500 poems')).toBeVisible();
      await expect(cards(page)).toHaveCount(24);
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
      expect(await cards(page).count()).toBeLessThan(200);
      const place = await page.evaluate(() => window.scrollY);
      const [drawn, last] = [await cards(page).count(), await cards(page).nth(20).getAttribute('aria-label')];
      await cards(page).nth(20).click();
      await expect(heading(page)).toHaveText(/పాట/);
      await page.goBack();
      await expect.poll(() => cards(page).count()).toBe(drawn);
      await expect(page.getByRole('link', { name: last ?? '' })).toBeInViewport();
      expect(place).toBeGreaterThan(0);

      await searchField(page).fill('elephant');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).first()).toHaveAccessibleName('Read more: పాట 4242');
    });

    await test.step('gaps, markup and two hundred lines are shown safely', async () => {
      await navigateInApp(page, `${LIST}?q=${encodeURIComponent('పద్యం')}`);
      await expect(cards(page)).toHaveCount(1);
      await navigateInApp(page, `${LIST}/poem/gaps`);
      await expect(heading(page)).toHaveText('A poem without a title');
      await expect(page.getByText('The words of this poem are missing.')).toBeVisible();
      await navigateInApp(page, `${LIST}/poem/markup`);
      await expect(heading(page)).toHaveText(markup);
      await expect(page.getByText('Poet not known')).toBeVisible();
      await studioSwitch(page).click();
      await expect(page.getByText(/do not know the meter/)).toBeVisible();
      expect(await page.locator('main img, main b').count()).toBe(0);
      await navigateInApp(page, `${LIST}/poem/long`);
      await expect(page.getByRole('button', { name: /^Listen: ఉప్పు/ })).toHaveCount(200);
      await studioSwitch(page).click();
      await expect(page.getByRole('heading', { name: 'Line 200' })).toBeVisible();
      await page.getByRole('link', { name: 'Learn it by heart' }).click();
      await expect(page.getByText('Line 1 of 200')).toBeVisible();
    });
  });
});
