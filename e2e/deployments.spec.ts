import type { Page } from '@playwright/test';
import { controlled, filled } from './keptOffline';
import { expect, test } from './test';
import { openDeployment } from './twoBuilds';

test.use({ serviceWorkers: 'allow', expectedConsoleErrors: /Failed to load|imported module|MIME type/ });

const FIRST_PORT = 4510;

/** As after a short first visit: of the version only what the page itself needed is on the device. */
const keepOnlyWhatWasUsed = (page: Page) =>
  page.evaluate(async () => {
    const used = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (url.includes('/assets/') && !used.has(url)) await cache.delete(url);
    }
  });

for (const [at, { path, language, heading }] of [
  { path: '/login', language: 'en', heading: 'Welcome! Let’s learn Telugu.' },
  { path: '/dashboard', language: 'te', heading: 'రా! తెలుగు నేర్చుకుందాం.' },
  { path: '/faq', language: 'en', heading: 'Questions parents ask' },
].entries()) {
  test(`after a short visit and a deployment ${path} opens, at the latest when it is loaded again`, async ({
    page,
  }) => {
    const site = await openDeployment(FIRST_PORT + at);
    try {
      await page.goto(site.url);
      await controlled(page);
      await filled(page);
      await keepOnlyWhatWasUsed(page);
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await site.deployNext();

      await page.goto(new URL(path, site.url).href);
      const again = page
        .getByRole('button', { name: /^(Load again|మళ్లీ తెరవండి)$/ })
        .or(page.locator('#start-problem').getByRole('link'));
      const opened = page.getByRole('heading', { level: 1, name: heading });
      await expect(again.or(opened)).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(opened).toBeVisible();
      await expect(again).toBeHidden();
    } finally {
      await site.close();
    }
  });
}
