// Time from a quiz answer to the next paint on a 4× slower CPU, compared with a click on the smallest React page.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { serve } from '../scripts/serve.mjs';
import { writeLimitPages } from './limitPages.mjs';
import { median, PHONE } from './throttledVisit.mjs';

// Many rounds, because the wait for the next frame varies by up to 17 ms.
const ROUNDS = 16;
const ANSWERS = 10;
const CPU_SLOWDOWN = 4;
const TAP_MS = 60;
const limitFolder = fileURLToPath(new URL('../.cache/limits/', import.meta.url));

/** @typedef {{ page: import('@playwright/test').Page, slowDown: (rate: number) => Promise<void> }} Opened */

/** Runs in the page: measures from each click's own timestamp to the end of the frame that shows its effect. */
function watchClicks() {
  /** @type {number[]} */
  const painted = [];
  Object.assign(window, { painted });
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => painted.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

/**
 * Taps like a finger: the pressed style is painted before the finger lifts.
 * @param {Opened} opened @param {string} selector
 */
async function tap({ page }, selector) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    Reflect.get(window, 'painted').length = 0;
    return new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.mouse.down();
  await page.waitForTimeout(TAP_MS);
  await page.mouse.up();
  await page.waitForFunction(() => Reflect.get(window, 'painted').length > 0);
  return Number(await page.evaluate(() => Reflect.get(window, 'painted')[0]));
}

/** @param {import('@playwright/test').Browser} browser @param {string} baseURL @returns {Promise<Opened>} */
async function open(browser, baseURL) {
  const context = await browser.newContext({ viewport: PHONE, baseURL });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    page,
    slowDown: async (rate) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })),
  };
}

/** @param {Opened} quiz */
async function answerQuiz(quiz) {
  const { page, slowDown } = quiz;
  await slowDown(1);
  await page.goto('/dashboard/AIQuizzes/easy');
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.getByText(`${ANSWERS} questions`).click();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.locator('[data-option]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchClicks);
  await slowDown(CPU_SLOWDOWN);
  const times = [];
  for (let place = 1; place <= ANSWERS; place += 1) {
    times.push(await tap(quiz, '[data-option]'));
    await page.getByRole('button', { name: /^(Next Question|Finish Quiz)$/ }).click();
    await page.locator('[data-option][aria-pressed="true"]').waitFor({ state: 'detached' });
  }
  return times;
}

/** @param {string} executablePath @param {string} [folder] the build to measure */
export async function benchQuizAnswer(executablePath, folder) {
  const { plantLearner } = (await runnerImport('./e2e/plantLearner.ts')).module;
  await writeLimitPages(limitFolder);
  const site = await serve({ port: 4300, ...(folder ? { folder } : {}) });
  const limits = await serve({ port: 4400, folder: limitFolder, documentHeaders: {} });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const smallest = await open(browser, limits.url);
    await smallest.page.goto('/react.html');
    await smallest.page.evaluate(watchClicks);
    await smallest.slowDown(CPU_SLOWDOWN);
    const quiz = await open(browser, site.url);
    await plantLearner(quiz.page, { profile: { startAt: 'letters' } });
    /** @type {number[]} */
    const clicks = [];
    /** @type {number[]} */
    const answers = [];
    // Alternate, so that other load on the machine affects both equally.
    for (let round = 0; round < ROUNDS; round += 1) {
      await smallest.page.bringToFront();
      for (let click = 0; click < ANSWERS; click += 1) clicks.push(await tap(smallest, '#start'));
      await quiz.page.bringToFront();
      answers.push(...(await answerQuiz(quiz)));
    }
    const ratio = median(answers) / median(clicks);
    return [
      {
        measure: 'Quiz: answer to paint ÷ smallest React page’s click',
        value: `${ratio.toFixed(2)}×`,
        limit: 1.3,
        ratio,
        detail: `${median(answers).toFixed(1)} ms / ${median(clicks).toFixed(1)} ms, ${answers.length} each`,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
    await limits.close();
  }
}
