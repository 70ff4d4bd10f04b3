// Compares the landing page on a slow phone with the two baseline pages, in one run.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { writeLimitPages } from './limitPages.mjs';
import { median, PHONE, throttledVisit } from './throttledVisit.mjs';

const RUNS = 9;
const limitFolder = fileURLToPath(new URL('../.cache/limits/', import.meta.url));

/** @typedef {Awaited<ReturnType<typeof throttledVisit>>} Visit */

/** @param {Visit[]} visits */
const medians = (visits) => {
  const of = (/** @type {keyof Visit} */ key) => median(visits.map((visit) => visit[key]));
  return {
    lcp: of('lcp'),
    fcp: of('fcp'),
    cls: of('cls'),
    blocking: of('blocking'),
    interactive: of('interactive'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
  };
};

/** Visits online until the service worker is in control, then visits again offline. */
async function secondVisitOffline(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ url,
  /** @type {string} */ from,
) {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.close();
  const visit = await throttledVisit(browser, { url, from, button: '#get-started', context, offline: true });
  await context.close();
  return visit;
}

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
const kb = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
const times = (/** @type {number} */ value) => `${value.toFixed(2)}×`;

export async function benchLanding(/** @type {string} */ executablePath) {
  await writeLimitPages(limitFolder);
  const site = await serve({ port: 4300 });
  const limits = await serve({ port: 4400, folder: limitFolder, documentHeaders: {} });
  const from = `${limits.url.replace('localhost', '127.0.0.1')}/static.html`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    /** @type {Record<'plain' | 'smallest' | 'landing' | 'offline', Visit[]>} */
    const visits = { plain: [], smallest: [], landing: [], offline: [] };
    // Alternate, so that other load on the machine affects all of them equally.
    for (let run = 0; run < RUNS; run += 1) {
      visits.plain.push(await throttledVisit(browser, { url: `${limits.url}/static.html`, from }));
      visits.smallest.push(await throttledVisit(browser, { url: `${limits.url}/react.html`, from, button: '#start' }));
      visits.landing.push(await throttledVisit(browser, { url: `${site.url}/`, from, button: '#get-started' }));
      visits.offline.push(await secondVisitOffline(browser, `${site.url}/`, from));
    }
    const [plain, smallest, landing, offline] = [
      medians(visits.plain),
      medians(visits.smallest),
      medians(visits.landing),
      medians(visits.offline),
    ];
    return [
      {
        measure: 'Landing: largest contentful paint ÷ static page',
        value: times(landing.lcp / plain.lcp),
        limit: 1.5,
        ratio: landing.lcp / plain.lcp,
        detail: `${ms(landing.lcp)} / ${ms(plain.lcp)}`,
      },
      {
        measure: 'Landing: interactive ÷ smallest React page',
        value: times(landing.interactive / smallest.interactive),
        limit: 1.3,
        ratio: landing.interactive / smallest.interactive,
        detail: `${ms(landing.interactive)} / ${ms(smallest.interactive)}`,
      },
      {
        measure: 'Landing: JavaScript until interactive ÷ smallest React page',
        value: times(landing.scriptBytes / smallest.scriptBytes),
        limit: 1.8,
        ratio: landing.scriptBytes / smallest.scriptBytes,
        detail: `${kb(landing.scriptBytes)} / ${kb(smallest.scriptBytes)}`,
      },
      {
        measure: 'Landing: total blocking time, ms',
        value: ms(landing.blocking),
        limit: 50,
        ratio: landing.blocking,
        detail: '',
      },
      { measure: 'Landing: layout shift', value: landing.cls.toFixed(3), limit: 0.02, ratio: landing.cls, detail: '' },
      {
        measure: 'Landing: total transfer with fonts, kB',
        value: kb(landing.bytes),
        limit: 350,
        ratio: landing.bytes / 1000,
        detail: '',
      },
      {
        measure: 'Second visit offline: first paint ÷ first visit',
        value: times(offline.fcp / landing.fcp),
        limit: 1,
        ratio: offline.fcp / landing.fcp,
        detail: `${ms(offline.fcp)} / ${ms(landing.fcp)}`,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
    await limits.close();
  }
}
