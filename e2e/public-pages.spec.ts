import { expectAccessible } from './accessible';
import { PUBLIC_PAGES } from './publicPages';
import { expect, test } from './test';

const inTelugu = (path: string) => (path === '/' ? '/te' : `/te${path}`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads in both languages', async ({ page }) => {
    for (const { path, en, te } of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goto(inTelugu(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(te);
      await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    }
  });
});

test('every page tells search engines its title, description and languages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const title = (html: string) => /<title>(.+?)<\/title>/.exec(html)?.[1];
  const description = (html: string) => /<meta name="description" content="(.+?)"/.exec(html)?.[1];
  for (const { path } of PUBLIC_PAGES) {
    const english = await (await request.get(path)).text();
    const telugu = await (await request.get(inTelugu(path))).text();
    for (const html of [english, telugu]) {
      expect(title(html), path).toBeTruthy();
      expect(description(html)?.length, path).toBeGreaterThan(40);
      expect(html).toContain(`<meta property="og:title" content="${title(html)}"`);
      expect(html).toMatch(/hreflang="en" href="http[^"]+"/);
      expect(html).toMatch(/hreflang="te" href="http[^"]+\/te[^"]*"/);
    }
    expect(title(english)).not.toBe(title(telugu));
    expect(sitemap).toContain(`${inTelugu(path)}</loc>`);
  }
});

for (const { path, en, te } of PUBLIC_PAGES) {
  test(`${path} is taken over without a warning and has no accessibility fault`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
    for (const language of ['en', 'te']) {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
      if (language === 'en') await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    }
  });

  test(`${path} cuts nothing off at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ['en', 'te']) {
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? en : te);
      await expect(page.locator('html')).toHaveAttribute('data-started', '');
      await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
      await page.evaluate(() => document.fonts.ready);
      const { wide, seen } = await page.evaluate(() => {
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
      expect(wide).toEqual([]);
    }
  });
}
