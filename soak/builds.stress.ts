// Deploys a new version during a visit, and rolls it back. The server has only the files of the current version.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { waitForServiceWorker, waitForFullCache } from '../e2e/cachedOffline';
import { plantLearner } from '../e2e/plantLearner';
import { playEasy } from '../e2e/quizzes';
import { openDeployment } from '../e2e/twoBuilds';
import { stored } from '../e2e/stored';

test.use({ serviceWorkers: 'allow' });

const FIRST_PORT = 4700;
let nextPort = FIRST_PORT + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 100;

const ROUTES = [
  '/',
  '/te',
  '/faq',
  '/blog',
  '/login',
  '/try',
  '/dashboard',
  '/dashboard/learning',
  '/dashboard/learning/alphabet/vowels',
  '/dashboard/learning/alphabet/vowels/exercises',
  '/dashboard/AIQuizzes',
  '/dashboard/AIQuizzes/easy',
  '/dashboard/ai-learning',
  '/dashboard/telugu-padyalu',
  '/dashboard/progress',
  '/dashboard/settings',
  '/dashboard/today',
];
const CACHED = ['not', 'partly', 'fully'] as const;
const VISITS = ['a new visit', 'an open tab', 'a rollback'] as const;

/** Deletes part of the cache, as if the visit had ended before the service worker had cached everything. */
const trimCache = (page: Page, remaining: 'used' | 'every second') =>
  page.evaluate(async (which) => {
    const used = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const [at, { url }] of (await cache.keys()).entries()) {
        const isCached = used.has(url) || (which === 'every second' && at % 2 === 0);
        if (url.includes('/assets/') && !isCached) await cache.delete(url);
      }
    }
  }, remaining);

/** Reloads when the page asks for it, as a person would. */
async function expectOpens(page: Page) {
  const reload = page
    .getByRole('button', { name: /^(Reload|మళ్లీ తెరుద్దాం)$/ })
    .or(page.locator('#start-problem').getByRole('link'));
  const opened = page.locator('h1:visible, [data-exercise]:visible').first();
  await expect(async () => {
    if (await reload.first().isVisible()) await reload.first().click();
    await expect(reload.first()).toBeHidden({ timeout: 500 });
    await expect(opened).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

async function shortVisit(context: BrowserContext, url: string, isCached: (typeof CACHED)[number]): Promise<Page> {
  const page = await context.newPage();
  await plantLearner(page, { base: url });
  await page.goto(url);
  await waitForServiceWorker(page);
  await waitForFullCache(page);
  if (isCached === 'not') await trimCache(page, 'used');
  if (isCached === 'partly') await trimCache(page, 'every second');
  return page;
}

for (const isCached of CACHED) {
  for (const visit of VISITS) {
    test(`after a deployment, with the app ${isCached} cached, every address opens in ${visit}`, async ({
      context,
    }) => {
      test.setTimeout(600_000);
      const site = await openDeployment((nextPort += 1));
      try {
        const page = await shortVisit(context, site.url, isCached);
        await site.deployNext();
        if (visit === 'a rollback') {
          await page.goto(`${site.url}/dashboard/settings`);
          await expectOpens(page);
          await site.rollBack();
        }
        for (const route of ROUTES) {
          if (visit === 'an open tab') {
            await page.evaluate((path) => {
              history.pushState(null, '', path);
              dispatchEvent(new PopStateEvent('popstate'));
            }, route);
          } else await page.goto(site.url + route);
          await expectOpens(page);
        }
      } finally {
        await site.close();
      }
    });
  }

  test(`after a deployment, with the app ${isCached} cached, a running quiz can be finished and counts once`, async ({
    context,
  }) => {
    const site = await openDeployment((nextPort += 1));
    try {
      const page = await shortVisit(context, site.url, isCached);
      await page.goto(`${site.url}/dashboard/AIQuizzes/easy`);
      await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
      await site.deployNext();
      await playEasy(page);
      await expect(page.getByText('Your result is saved.')).toBeVisible();
      await page.goto(`${site.url}/dashboard/progress`);
      await expectOpens(page);
      expect(await stored(page, 'quizResults')).toHaveLength(1);
    } finally {
      await site.close();
    }
  });
}
