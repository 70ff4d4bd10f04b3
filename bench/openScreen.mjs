// Opens a signed-in screen on the simulated slow phone.
import { slowDown } from './throttledVisit.mjs';

/**
 * Runs in the page first: records long tasks, and when a heading shows and nothing is loading. A MutationObserver does
 * the checks, because a check in each frame would force the phone to render extra frames.
 */
function watchForContent() {
  const REPORT_DELAY_MS = 300;
  const seen = { shown: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const isSeen = new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const isShown = document.querySelector('main h1, main h2, #start') && !document.querySelector('.muggu-line');
      if (!isShown) return;
      changes.disconnect();
      // Layout and paint follow this frame's callbacks, so a timeout right after them is when the content shows.
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.shown = performance.now();
          // The task that rendered the content counts too, and the observer reports it only later.
          setTimeout(() => resolve(seen), REPORT_DELAY_MS);
        }),
      );
    });
    changes.observe(document, { childList: true, subtree: true, attributes: true });
  });
  Object.assign(window, { isSeen });
}

/**
 * Resolves when the content shows.
 * @param {import('@playwright/test').BrowserContext} context @param {string} url
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [prepare]
 */
export async function openScreen(context, url, prepare) {
  const page = await context.newPage();
  await slowDown(page);
  await prepare?.(page);
  await page.addInitScript(watchForContent);
  await page.goto(url, { waitUntil: 'commit' });
  /** @type {{ shown: number, longest: number }} */
  const seen = await page.evaluate(() => Reflect.get(window, 'isSeen'));
  return { page, seen };
}
