// Opens each signed-in screen on a slow phone, cold and from the service worker; compares it with the smallest React page.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { serve } from '../scripts/serve.mjs';
import { writeLimitPages } from './limitPages.mjs';
import { openScreen } from './openScreen.mjs';
import { median, PHONE } from './throttledVisit.mjs';

const ROUNDS = 3;
const limitFolder = fileURLToPath(new URL('../.cache/limits/', import.meta.url));

const LESSON = '/dashboard/learning/alphabet/vowels';
const SCREENS = [
  '/dashboard',
  '/dashboard/learning',
  LESSON,
  `${LESSON}/pages/1`,
  `${LESSON}/exercises`,
  '/dashboard/AIQuizzes',
  '/dashboard/AIQuizzes/easy',
  '/dashboard/ai-learning',
  '/dashboard/telugu-padyalu',
  '/dashboard/telugu-padyalu/poem/uppu-kappurambu',
  '/dashboard/achievements',
  '/dashboard/progress',
  '/dashboard/settings',
  '/dashboard/today',
];

/** @param {import('@playwright/test').BrowserContext} context @param {string} url */
async function visit(context, url) {
  const { page, seen } = await openScreen(context, url);
  await page.close();
  return seen;
}

/** A device whose service worker has cached the whole app and that has opened each screen once. */
async function cachedDevice(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ baseURL,
  /** @type {any} */ storageState,
) {
  const { waitForServiceWorker, waitForFullCache } = (await runnerImport('./e2e/cachedOffline.ts')).module;
  const context = await browser.newContext({ viewport: PHONE, baseURL, storageState });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await waitForServiceWorker(page);
  await waitForFullCache(page);
  for (const path of SCREENS) await page.goto(path, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

/** @param {string} executablePath @param {string} [folder] the build to measure */
export async function benchSignedIn(executablePath, folder) {
  const { plantLearner } = (await runnerImport('./e2e/plantLearner.ts')).module;
  await writeLimitPages(limitFolder);
  const site = await serve({ port: 4300, ...(folder ? { folder } : {}) });
  const limits = await serve({ port: 4400, folder: limitFolder, documentHeaders: {} });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const first = await browser.newContext({ viewport: PHONE, baseURL: site.url, serviceWorkers: 'block' });
    await plantLearner(await first.newPage(), { profile: { startAt: 'letters' } });
    const storageState = await first.storageState({ indexedDB: true });
    await first.close();
    const cached = await cachedDevice(browser, site.url, storageState);

    /** @type {number[]} */
    const smallest = [];
    /** @type {Map<string, { cold: number[], cached: number[], longest: number[] }>} */
    const times = new Map(SCREENS.map((path) => [path, { cold: [], cached: [], longest: [] }]));
    // Alternate, so that other load on the machine affects all of them equally.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, screenTimes] of times) {
        const bare = await browser.newContext({ viewport: PHONE });
        smallest.push((await visit(bare, `${limits.url}/react.html`)).shown);
        await bare.close();
        const cold = await browser.newContext({ viewport: PHONE, storageState, serviceWorkers: 'block' });
        const seen = await visit(cold, site.url + path);
        screenTimes.cold.push(seen.shown);
        screenTimes.longest.push(seen.longest);
        await cold.close();
        screenTimes.cached.push((await visit(cached, site.url + path)).shown);
      }
    }
    const base = median(smallest);
    const rows = [...times].map(([path, screenTimes]) => ({
      path,
      cold: median(screenTimes.cold) / base,
      cached: median(screenTimes.cached) / base,
      longest: median(screenTimes.longest),
    }));
    for (const { path, cold, cached: warm, longest } of rows)
      console.log(
        `  ${path.padEnd(52)} cold ${cold.toFixed(2)}×  cached ${warm.toFixed(2)}×  longest task ${Math.round(longest)} ms`,
      );
    const row = (
      /** @type {string} */ measure,
      /** @type {number} */ limit,
      /** @type {'cold' | 'cached' | 'longest'} */ key,
    ) => {
      const ratio = Math.max(...rows.map((screen) => screen[key]));
      return { measure, limit, ratio, value: ratio.toFixed(2), detail: `smallest page ${Math.round(base)} ms` };
    };
    return [
      row('Slowest signed-in screen, cold ÷ smallest React page', 2.2, 'cold'),
      row('The same from the service worker', 0.9, 'cached'),
      row('Longest task while a screen opens, ms', 100, 'longest'),
    ];
  } finally {
    await browser.close();
    await site.close();
    await limits.close();
  }
}
