// From one screen to the next, from the sign-in to the first question, and from the last answer on: on a slow phone, from
// the click to the content, beside the smallest React page.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { serve } from '../scripts/serve.mjs';
import { writeLimitPages } from './limitPages.mjs';
import { median, slowDown, throttledVisit } from './throttledVisit.mjs';

const ROUNDS = 3;
const limitFolder = fileURLToPath(new URL('../.cache/limits/', import.meta.url));
// Wide enough for the side bar, which leads to every screen.
const SCREEN = { width: 1280, height: 800 };
const WAY = [
  'learning',
  'AIQuizzes',
  'ai-learning',
  'telugu-padyalu',
  'stories',
  'achievements',
  'progress',
  'settings',
];

/** Runs in the page: from the next click to a heading that was not there before, with nothing loading. */
function timeNextClick(/** @type {string} */ destination) {
  const heading = () => document.querySelector('main h1, main h2')?.textContent;
  const before = heading();
  const isThere = () =>
    location.pathname === destination && heading() && heading() !== before && !document.querySelector('.muggu-line');
  const took = new Promise((resolve) => {
    const start = () => {
      const began = performance.now();
      // Looks when something has changed: looking in each frame would have the phone draw them.
      const changes = new MutationObserver(() => {
        if (!isThere()) return;
        changes.disconnect();
        // In the frame it is laid out and painted; right after that it is seen.
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
async function alongTheSideBar(page) {
  /** @type {number[]} */
  const times = [];
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await slowDown(page);
  for (const name of WAY) {
    const address = `/dashboard/${name}`;
    const link = page.locator(`nav a[href="${address}"]`).first();
    times.push(
      await timed(page, address, () => link.evaluate((/** @type {HTMLElement} */ element) => element.click())),
    );
  }
  return times;
}

/** @param {import('@playwright/test').Page} page @param {any} learner e2e/learner.ts */
async function firstQuestions(page, { answerUpToComplete }) {
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

/** @param {string} executablePath @param {string} [folder] what was built */
export async function benchWithinApp(executablePath, folder) {
  const learner = (await runnerImport('./e2e/learner.ts')).module;
  const { plantLearner } = (await runnerImport('./e2e/plantLearner.ts')).module;
  const { controlled, filled } = (await runnerImport('./e2e/keptOffline.ts')).module;
  await writeLimitPages(limitFolder);
  const site = await serve({ port: 4300, ...(folder ? { folder } : {}) });
  const limits = await serve({ port: 4400, folder: limitFolder, documentHeaders: {} });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const times = { smallest: [0], first: [0], kept: [0], signIn: [0], lastAnswer: [0] };
  for (const list of Object.values(times)) list.pop();
  try {
    const device = await browser.newContext({ viewport: SCREEN, baseURL: site.url });
    const first = await device.newPage();
    await plantLearner(first, { profile: { startAt: 'letters' } });
    await first.goto('/dashboard');
    const storageState = await device.storageState({ indexedDB: true });
    await controlled(first);
    await filled(first);
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
      times.first.push(...(await alongTheSideBar(await bare.newPage())));
      await bare.close();
      const page = await device.newPage();
      times.kept.push(...(await alongTheSideBar(page)));
      await page.close();
      const newcomer = await browser.newContext({ viewport: SCREEN, baseURL: site.url, serviceWorkers: 'block' });
      const { signIn, lastAnswer } = await firstQuestions(await newcomer.newPage(), learner);
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
      row('From one screen to the next, on a device that was here before', 0.35, times.kept),
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
