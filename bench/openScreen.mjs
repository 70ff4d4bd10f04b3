// A screen behind the sign-in, opened on the slow phone.
import { slowDown } from './throttledVisit.mjs';

/** Runs in the page before anything else: notes long tasks, and when a heading stands there and nothing is loading. */
function watchForContent() {
  const seen = { shown: 0, longest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const isShown = document.querySelector('main h1, main h2, #start') && !document.querySelector('.muggu-line');
    if (isShown) requestAnimationFrame(() => (seen.shown = performance.now()));
    else setTimeout(look, 4);
  };
  look();
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
  await page.waitForFunction(() => Reflect.get(window, 'seen')?.shown > 0, null, { timeout: 60_000 });
  /** @type {{ shown: number, longest: number }} */
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  return { page, seen };
}
