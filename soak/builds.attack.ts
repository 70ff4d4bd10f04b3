// A new version is deployed while the old one is visited, and taken back again. The files of the other one are gone.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { controlled, filled } from '../e2e/keptOffline';
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
const FILLED = ['not', 'partly', 'wholly'] as const;
const VISITS = ['a new visit', 'an open tab', 'a rollback'] as const;

/** As after a visit that was shorter: this part of what is kept is taken away again. */
const keepOnly = (page: Page, isKept: 'used' | 'every second') =>
  page.evaluate(async (which) => {
    const used = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const [at, { url }] of (await cache.keys()).entries()) {
        const stays = used.has(url) || (which === 'every second' && at % 2 === 0);
        if (url.includes('/assets/') && !stays) await cache.delete(url);
      }
    }
  }, isKept);

/** What a person does: reads what is there and, where it says so, loads again. */
async function expectOpens(page: Page) {
  const again = page
    .getByRole('button', { name: /^(Reload|మళ్లీ తెరుద్దాం)$/ })
    .or(page.locator('#start-problem').getByRole('link'));
  const opened = page.locator('h1:visible, [data-exercise]:visible').first();
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click();
    await expect(again.first()).toBeHidden({ timeout: 500 });
    await expect(opened).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

async function shortVisit(context: BrowserContext, url: string, isFilled: (typeof FILLED)[number]): Promise<Page> {
  const page = await context.newPage();
  await plantLearner(page, { base: url });
  await page.goto(url);
  await controlled(page);
  await filled(page);
  if (isFilled === 'not') await keepOnly(page, 'used');
  if (isFilled === 'partly') await keepOnly(page, 'every second');
  return page;
}

for (const isFilled of FILLED) {
  for (const visit of VISITS) {
    test(`after a deployment, ${isFilled} filled, every address opens in ${visit}`, async ({ context }) => {
      test.setTimeout(600_000);
      const site = await openDeployment((nextPort += 1));
      try {
        const page = await shortVisit(context, site.url, isFilled);
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

  test(`after a deployment, ${isFilled} filled, a running quiz is finished and counts once`, async ({ context }) => {
    const site = await openDeployment((nextPort += 1));
    try {
      const page = await shortVisit(context, site.url, isFilled);
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
