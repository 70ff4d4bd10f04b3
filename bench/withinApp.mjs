// Measures navigation inside the app on a slow phone, from click to content: between screens, from the sign-in to the
// first question, and after the last answer. Compares each with the smallest React page.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { serve } from '../scripts/serve.mjs';
import { writeLimitPages } from './limitPages.mjs';
import { median, slowDown, throttledVisit } from './throttledVisit.mjs';

const ROUNDS = 3;
const limitFolder = fileURLToPath(new URL('../.cache/limits/', import.meta.url));
// Wide enough for the sidebar, which links to every screen.
const SCREEN = { width: 1280, height: 800 };
const SCREEN_NAMES = [
  'learning',
  'AIQuizzes',
  'ai-learning',
  'telugu-padyalu',
  'stories',
  'achievements',
  'progress',
  'settings',
];

/** Runs in the page: measures from the next click until a new heading shows and nothing is loading. */
function timeNextClick(/** @type {string} */ destination) {
  const heading = () => document.querySelector('main h1, main h2')?.textContent;
  const before = heading();
  const isThere = () =>
    location.pathname === destination && heading() && heading() !== before && !document.querySelector('.muggu-line');
  const took = new Promise((resolve) => {
    const start = () => {
      const began = performance.now();
      // A check in each frame would force the phone to render extra frames.
      const changes = new MutationObserver(() => {
        if (!isThere()) return;
        changes.disconnect();
        // Layout and paint follow this frame's callbacks, so a timeout right after them is when the content shows.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      });
      changes.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    };
    addEventListener('click', start, { capture: true, once: true });
  });
  Object.assign(window, { took });
}

/** @param {import('@playwright/test').Page} page @param {string} destination @param {() => Promise<void>} click */
async function timed(page, destination, click) {
  await page.evaluate(timeNextClick, destination);
  await click();
  return page.evaluate(() => Reflect.get(window, 'took'));
}

/** @param {import('@playwright/test').Page} page */
async function visitEveryScreen(page) {
  /** @type {number[]} */
  const times = [];
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await slowDown(page);
  for (const name of SCREEN_NAMES) {
    const address = `/dashboard/${name}`;
    const link = page.locator(`nav a[href="${address}"]`).first();
    times.push(
      await timed(page, address, () => link.evaluate((/** @type {HTMLElement} */ element) => element.click())),
    );
  }
  return times;
}

/** @param {import('@playwright/test').Page} page @param {any} learner e2e/learner.ts */
async function signInAndAnswer(page, { answerUpToComplete }) {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await slowDown(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is learning?' });
  await dialog.getByLabel('Name').fill('Sita');
  const signIn = await timed(page, '/onboarding', () => dialog.getByRole('button', { name: 'Start learning' }).click());
  await answerUpToComplete(page);
  const complete = page.getByRole('button', { name: 'Complete' });
  return { signIn, lastAnswer: await timed(page, '/dashboard/begin', () => complete.click()) };
}

/** @param {string} executablePath @param {string} [folder] the build to measure */
export async function benchWithinApp(executablePath, folder) {
  const learner = (await runnerImport('./e2e/learner.ts')).module;
  const { plantLearner } = (await runnerImport('./e2e/plantLearner.ts')).module;
  const { waitForServiceWorker, waitForFullCache } = (await runnerImport('./e2e/cachedOffline.ts')).module;
  await writeLimitPages(limitFolder);
  const site = await serve({ port: 4300, ...(folder ? { folder } : {}) });
  const limits = await serve({ port: 4400, folder: limitFolder, documentHeaders: {} });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const times = { smallest: [0], first: [0], cached: [0], signIn: [0], lastAnswer: [0] };
  for (const list of Object.values(times)) list.pop();
  try {
    const device = await browser.newContext({ viewport: SCREEN, baseURL: site.url });
    const first = await device.newPage();
    await plantLearner(first, { profile: { startAt: 'letters' } });
    await first.goto('/dashboard');
    const storageState = await device.storageState({ indexedDB: true });
    await waitForServiceWorker(first);
    await waitForFullCache(first);
    await first.close();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { interactive } = await throttledVisit(browser, { url: `${limits.url}/react.html`, button: 'button' });
      times.smallest.push(interactive);
      const bare = await browser.newContext({
        viewport: SCREEN,
        baseURL: site.url,
        storageState,
        serviceWorkers: 'block',
      });
      times.first.push(...(await visitEveryScreen(await bare.newPage())));
      await bare.close();
      const page = await device.newPage();
      times.cached.push(...(await visitEveryScreen(page)));
      await page.close();
      const newcomer = await browser.newContext({ viewport: SCREEN, baseURL: site.url, serviceWorkers: 'block' });
      const { signIn, lastAnswer } = await signInAndAnswer(await newcomer.newPage(), learner);
      times.signIn.push(signIn);
      times.lastAnswer.push(lastAnswer);
      await newcomer.close();
    }
    const base = median(times.smallest);
    const row = (/** @type {string} */ measure, /** @type {number} */ limit, /** @type {number[]} */ taken) => {
      const ratio = median(taken) / base;
      const slowest = Math.round(Math.max(...taken));
      return {
        measure,
        limit,
        ratio,
        value: ratio.toFixed(2),
        detail: `slowest ${slowest} ms, smallest page ${Math.round(base)} ms`,
      };
    };
    return [
      row('From one screen to the next, on a device with everything cached', 0.35, times.cached),
      row('The same on the first day, over the network', 0.35, times.first),
      row('From the sign-in to the first question', 0.5, times.signIn),
      row('From the last answer to the next screen', 0.5, times.lastAnswer),
    ];
  } finally {
    await browser.close();
    await site.close();
    await limits.close();
  }
}
