// A screen behind the sign-in, opened on the slow phone.
import { slowDown } from './throttledVisit.mjs';

/**
 * Runs in the page before anything else: notes long tasks, and when a heading stands there and nothing is loading. It
 * looks when something has changed, and nobody asks it meanwhile: asking in each frame would have the phone draw them.
 */
function watchForContent() {
  const KNOWN_AFTER_MS = 300;
  const seen = { shown: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const isSeen = new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const isShown = document.querySelector('main h1, main h2, #start') && !document.querySelector('.muggu-line');
      if (!isShown) return;
      changes.disconnect();
      // In the frame it is laid out and painted; right after that it is seen.
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.shown = performance.now();
          // The task that drew it counts too, and is known only later.
          setTimeout(() => resolve(seen), KNOWN_AFTER_MS);
        }),
      );
    });
    changes.observe(document, { childList: true, subtree: true, attributes: true });
  });
  Object.assign(window, { isSeen });
}

/**
 * The page once its content is shown, and when that was.
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
