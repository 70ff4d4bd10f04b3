import type { Page } from '@playwright/test';
import { waitForServiceWorker } from './cachedOffline';
import { expect, test } from './test';
import { openDeployment } from './twoBuilds';

test.use({
  serviceWorkers: 'allow',
  prefetches: true,
  expectedConsoleErrors: /Failed to load|imported module|MIME type/,
});

const FIRST_PORT = 4510;

/** Simulates a short first visit: the cache holds the shell, but only the code that this page needed. */
const trimCacheToUsed = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const used = new Set(loaded.filter((url) => url.includes('/assets/')));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (url.includes('/assets/') && !used.has(url)) await cache.delete(url);
      await cache.addAll(['/app.html', ...used]);
    }
  });

const OPENED = [
  { path: '/login', language: 'en', heading: 'Welcome! Let’s learn Telugu.' },
  { path: '/dashboard', language: 'te', heading: 'రా! తెలుగు నేర్చుకుందాం.' },
  { path: '/faq', language: 'en', heading: 'Questions parents ask' },
] as const;

test('after a short visit and a deployment, every page opens, at the latest after a reload', async ({ page }) => {
  // The visit ends before the service worker has cached the rest.
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function withoutFill(message: { readonly kind: string }, ...more: never[]) {
      if (message.kind !== 'fill') postMessage.call(this, message, ...more);
    };
  });
  // Each page gets its own address of the same site, and with it its own first visit.
  const site = await openDeployment(FIRST_PORT, OPENED.length);
  try {
    for (const [at, { language }] of OPENED.entries()) {
      await page.goto(site.urls[at] ?? '');
      await waitForServiceWorker(page);
      await trimCacheToUsed(page);
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    }
    await site.deployNext();

    for (const [at, { path, heading }] of OPENED.entries()) {
      await test.step(path, async () => {
        await page.goto(new URL(path, site.urls[at]).href);
        const again = page
          .getByRole('button', { name: /^(Reload|మళ్లీ తెరుద్దాం)$/ })
          .or(page.locator('#start-problem').getByRole('link'));
        const opened = page.getByRole('heading', { level: 1, name: heading });
        await expect(again.or(opened)).toBeVisible();
        if (await again.isVisible()) await again.click();
        await expect(opened).toBeVisible();
        await expect(again).toBeHidden();
      });
    }
  } finally {
    await site.close();
  }
});
