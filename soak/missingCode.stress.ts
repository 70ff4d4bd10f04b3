// Blocks one script file at a time: the page still shows something to read, in both languages.
import { expect, type Page, test } from '@playwright/test';
import { plantLearner } from '../e2e/plantLearner';

/** Pages tested per file. */
const MAX_ROUTES = 2;
/** Share of the files to test, from 0 to 1, for a shorter run. */
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

const readable = (page: Page) =>
  page.locator('h1:visible, h2:visible, #start-problem:visible, [data-exercise]:visible').first();

/** Maps each script file to the routes that request it. */
async function routesByFile(page: Page): Promise<Map<string, string[]>> {
  const routesOf = new Map<string, string[]>();
  let route = '';
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? [];
    if (name) routesOf.set(name, [...new Set([...(routesOf.get(name) ?? []), route])]);
  });
  for (route of ROUTES) {
    await page.goto(route);
    await expect(readable(page), route).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  page.removeAllListeners('request');
  return routesOf;
}

for (const language of ['en', 'te'] as const) {
  for (const how of ['404', 'aborted'] as const) {
    test(`whichever file is missing (${how}), the page shows something to read (${language})`, async ({
      page,
      context,
    }) => {
      test.setTimeout(7_200_000);
      await plantLearner(page, { profile: { startAt: 'letters' } });
      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      const files = [...(await routesByFile(page))].filter((_, at) => (at * 7 + SEED) % 100 < PART * 100);
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
          // A hidden page or an endless spinner counts as blank.
          await readable(page)
            .waitFor({ timeout: 15_000 })
            .catch(() => blank.push(`${name} at ${route}`));
        }
      }
      expect(blank).toEqual([]);
    });
  }
}
