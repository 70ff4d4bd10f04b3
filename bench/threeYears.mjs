// Opens each screen after three years of learning (100,000 activities, 2,000 words, every poem and story) and compares
// its time and its record reads with the same screen on the first day.
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { serve } from '../scripts/serve.mjs';
import { openScreen } from './openScreen.mjs';
import { median, PHONE } from './throttledVisit.mjs';

const ROUNDS = 3;
const COUNTS = [10, 1_000, 100_000];
const SCREENS = [
  '',
  '/learning',
  '/AIQuizzes',
  '/ai-learning',
  '/telugu-padyalu',
  '/stories',
  '/achievements',
  '/progress',
  '/settings',
  '/today',
];

/** @param {import('@playwright/test').BrowserContext} context @param {string} path @param {(page: import('@playwright/test').Page) => Promise<void>} countReads */
async function open(context, path, countReads) {
  const { page, seen } = await openScreen(context, `/dashboard${path}`, countReads);
  await page.waitForLoadState('networkidle');
  const reads = await page.evaluate(() => Reflect.get(globalThis, 'recordsRead'));
  await page.close();
  return { shown: seen.shown, reads };
}

/** @param {string} executablePath @param {string} [folder] the build to measure */
export async function benchThreeYears(executablePath, folder) {
  const { countReads, plantYears } = (await runnerImport('./soak/years.ts')).module;
  const site = await serve({ port: 4300, ...(folder ? { folder } : {}) });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const learners = [];
    for (const count of COUNTS) {
      const context = await browser.newContext({ viewport: PHONE, baseURL: site.url, serviceWorkers: 'block' });
      const page = await context.newPage();
      await plantYears(page, count);
      await page.close();
      learners.push({ count, context });
    }
    let slowest = { ratio: 0, detail: '' };
    let most = { ratio: 0, detail: '' };
    for (const path of SCREENS) {
      /** @type {Map<number, { shown: number[], reads: number }>} */
      const byCount = new Map(COUNTS.map((count) => [count, { shown: [], reads: 0 }]));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { count, context } of learners) {
          const seen = await open(context, path, countReads);
          const measured = byCount.get(count);
          measured?.shown.push(seen.shown);
          if (measured) measured.reads = seen.reads;
        }
      const [few, , many] = COUNTS.map((count) => byCount.get(count));
      if (!few || !many) continue;
      const time = median(many.shown) / median(few.shown);
      console.log(`  /dashboard${path.padEnd(16)} ${time.toFixed(2)}× the time, ${few.reads} → ${many.reads} records`);
      if (time > slowest.ratio) slowest = { ratio: time, detail: `/dashboard${path}` };
      if (many.reads > most.ratio)
        most = { ratio: many.reads, detail: `/dashboard${path}; ${few.reads} on the first day` };
    }
    return [
      {
        measure: 'Slowest screen after three years ÷ on the first day',
        limit: 1.2,
        value: slowest.ratio.toFixed(2),
        ...slowest,
      },
      { measure: 'Most records a screen reads after three years', limit: 80, value: String(most.ratio), ...most },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}
