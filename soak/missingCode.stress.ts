// Each file of the code in turn does not arrive: something can be read all the same, in both languages.
import { expect, type Page, test } from '@playwright/test';
import { plantLearner } from '../e2e/plantLearner';

/** Of each file, so many pages that use it; a part of all files where a run is to be short. */
const MAX_ROUTES = 2;
const PART = Number(process.env['SOAK_PART'] ?? 1);
const SEED = Number(process.env['SOAK_SEED'] ?? 1);

const ROUTES = [
  '/',
  '/faq',
  '/pricing',
  '/blog',
  '/tutorials',
  '/try',
  '/dashboard',
  '/dashboard/begin',
  '/dashboard/placement',
  '/dashboard/learning',
  '/dashboard/learning/alphabet/vowels',
  '/dashboard/learning/alphabet/vowels/exercises',
  '/dashboard/learning/alphabet/vowels/quizzes/1',
  '/dashboard/learning/alphabet/vowels/pages/1',
  '/dashboard/learning/alphabet/vowels/pages/1/practice',
  '/dashboard/learning/alphabet/gunintalu/chart',
  '/dashboard/learning/basic-vocabulary/numbers/exercises',
  '/dashboard/learning/basic-grammar/tenses',
  '/dashboard/AIQuizzes',
  '/dashboard/AIQuizzes/easy',
  '/dashboard/ai-learning',
  '/dashboard/telugu-padyalu',
  '/dashboard/telugu-padyalu/poem/uppu-kappurambu',
  '/dashboard/telugu-padyalu/poem/uppu-kappurambu/by-heart',
  '/dashboard/telugu-padyalu/games',
  '/dashboard/achievements',
  '/dashboard/progress',
  '/dashboard/settings',
  '/dashboard/review',
  '/dashboard/today',
  '/dashboard/practise?letters=%E0%B0%85,%E0%B0%95',
] as const;

const shown = (page: Page) =>
  page.locator('h1:visible, h2:visible, #start-problem:visible, [data-exercise]:visible').first();

/** Which pages ask for which file. */
async function filesUsed(page: Page): Promise<Map<string, string[]>> {
  const routesOf = new Map<string, string[]>();
  let route = '';
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? [];
    if (name) routesOf.set(name, [...new Set([...(routesOf.get(name) ?? []), route])]);
  });
  for (route of ROUTES) {
    await page.goto(route);
    await expect(shown(page), route).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  page.removeAllListeners('request');
  return routesOf;
}

for (const language of ['en', 'te'] as const) {
  for (const how of ['404', 'aborted'] as const) {
    test(`whichever file is missing (${how}), something can be read (${language})`, async ({ page, context }) => {
      test.setTimeout(7_200_000);
      await plantLearner(page, { profile: { startAt: 'letters' } });
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      const files = [...(await filesUsed(page))].filter((_, at) => (at * 7 + SEED) % 100 < PART * 100);
      let missing = '';
      await context.route('**/assets/*.js', (route) => {
        if (!route.request().url().endsWith(missing)) return route.continue();
        return how === '404' ? route.fulfill({ status: 404, body: '' }) : route.abort();
      });
      const blank: string[] = [];
      for (const [at, [name, routes]] of files.entries()) {
        missing = `/${name}`;
        if (at % 20 === 0) console.info(`missing code: file ${at} of ${files.length} (${how}, ${language})`);
        for (const route of routes.slice(0, MAX_ROUTES)) {
          await page.goto(route);
          // A page that stays hidden, or a wheel that turns for ever, is nothing to read.
          await shown(page)
            .waitFor({ timeout: 15_000 })
            .catch(() => blank.push(`${name} at ${route}`));
        }
      }
      expect(blank).toEqual([]);
    });
  }
}
