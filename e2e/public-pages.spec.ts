import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { PUBLIC_PAGES } from './publicPages';
import { expect, test } from './test';
import { typeFaults } from './typeFaults';

const inTelugu = (path: string) => (path === '/' ? '/te' : `/te${path}`);

test('every page is prerendered, with its title, description and languages for search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const title = (html: string) => /<title>(.+?)<\/title>/.exec(html)?.[1];
  const description = (html: string) => /<meta name="description" content="(.+?)"/.exec(html)?.[1];
  const heading = (html: string) => /<h1[^>]*>(.+?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');
  for (const { path, en, te } of PUBLIC_PAGES) {
    const english = await (await request.get(path)).text();
    const telugu = await (await request.get(inTelugu(path))).text();
    for (const html of [english, telugu]) {
      expect(title(html), path).toBeTruthy();
      expect(description(html)?.length, path).toBeGreaterThan(40);
      expect(html).toContain(`<meta property="og:title" content="${title(html)}"`);
      expect(html).toMatch(/hreflang="en" href="http[^"]+"/);
      expect(html).toMatch(/hreflang="te" href="http[^"]+\/te[^"]*"/);
    }
    expect([heading(english), heading(telugu)]).toEqual([en, te]);
    expect(english).toContain('<html lang="en"');
    expect(telugu).toContain('<html lang="te"');
    expect(title(english)).not.toBe(title(telugu));
    expect(sitemap).toContain(`${inTelugu(path)}</loc>`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // The test above checks the HTML of every page; two pages are enough to show that nothing hides it.
  test('the prerendered pages are readable in both languages', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hear it, read it, say it in Telugu.');
    await page.goto('/te/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('తల్లిదండ్రులు అడిగే ప్రశ్నలు');
  });
});

/** No visible element extends beyond the right edge of the screen. */
async function expectNothingCutOff(page: Page, path: string) {
  const { wide, seen } = await page.evaluate(async () => {
    await document.fonts.ready;
    const all = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
      (element) => !element.closest('[popover]') && element.getClientRects().length > 0,
    );
    return {
      seen: all.length,
      wide: all
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .filter((element) => !element.closest('svg, .sr-only') && !element.matches('svg'))
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(seen).toBeGreaterThan(20);
  expect(wide, path).toEqual([]);
}

const expectWellSet = async (page: Page, path: string) => expect(await typeFaults(page), path).toEqual([]);

const PHONE = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };
const half = Math.ceil(PUBLIC_PAGES.length / 2);

// Two tests, so that two browsers can run them in parallel.
for (const pages of [PUBLIC_PAGES.slice(0, half), PUBLIC_PAGES.slice(half)]) {
  const names = pages.map(({ path }) => path).join(', ');

  test(`pages hydrate without a warning, are accessible, and have nothing cut off at 320 px: ${names}`, async ({
    page,
  }) => {
    for (const { path, en, te } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize(PHONE);
        await page.goto(path);
        await expect(page.locator('html[data-started][data-fonts][lang=en]')).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(en);
        await expectNothingCutOff(page, path);
        await expectWellSet(page, path);
        await expectAccessible(page);

        await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'te');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(te);
        await expectNothingCutOff(page, path);
        await expectWellSet(page, path);
        for (const size of [TABLET, DESK]) {
          await page.setViewportSize(size);
          await expectWellSet(page, path);
        }
        // Check the common header and footer once, with the navigation visible.
        if (path === '/') {
          await expectAccessible(page);
          await page.getByRole('button', { name: 'View in English' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(en);
          for (const size of [DESK, TABLET]) {
            await page.setViewportSize(size);
            await expectWellSet(page, path);
          }
        }
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}
