// Visits a page on a simulated slow phone: 4× slower CPU, 1.6 Mbit/s, 150 ms latency, new browser profile.

const SLOW_PHONE = { cpuSlowdown: 4, bytesPerSecond: (1.6 * 1_000_000) / 8, latency: 150 };
export const PHONE = { width: 390, height: 844 };

/** Runs in the page first: records paints, layout shifts, long tasks and when React has hydrated the button. */
function observePage(/** @type {string} */ buttonSelector) {
  /** @type {{ lcp: number, cls: number, fcp: number, interactive: number, longTasks: [number, number][] }} */
  const seen = { lcp: 0, cls: 0, fcp: 0, interactive: 0, longTasks: [] };
  Object.assign(window, { seen });
  const observe = (
    /** @type {string} */ type,
    /** @type {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} */ note,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime));
  observe('layout-shift', (entry) => !entry.hadRecentInput && (seen.cls += entry.value ?? 0));
  observe('longtask', (entry) => seen.longTasks.push([entry.startTime, entry.startTime + entry.duration]));
  const checkButton = () => {
    const button = document.querySelector(buttonSelector);
    if (button && Object.keys(button).some((key) => key.startsWith('__reactProps')))
      seen.interactive = performance.now();
    else setTimeout(checkButton, 4);
  };
  if (buttonSelector) checkButton();
}

/**
 * @param {import('@playwright/test').Page} page @param {{ offline?: boolean }} [network]
 */
export async function slowDown(page, { offline = false } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.cpuSlowdown });
  await devtools.send('Network.emulateNetworkConditions', {
    offline,
    latency: SLOW_PHONE.latency,
    downloadThroughput: SLOW_PHONE.bytesPerSecond,
    uploadThroughput: SLOW_PHONE.bytesPerSecond,
  });
  return devtools;
}

/**
 * Starts on a page of another site, as real visitors do, so that each measured page pays for a new process. From an
 * empty tab, only a page with the header Cross-Origin-Opener-Policy would.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, from?: string, button?: string, context?: import('@playwright/test').BrowserContext, offline?: boolean }} visit
 */
export async function throttledVisit(browser, { url, from, button = '', context: given, offline = false }) {
  const context = given ?? (await browser.newContext({ viewport: PHONE, isMobile: true, deviceScaleFactor: 2 }));
  const page = await context.newPage();
  if (from) await page.goto(from);
  const devtools = await slowDown(page, { offline });
  /** @type {Map<string, { isScript: boolean, bytes: number, ended: number }>} */
  const transfers = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) =>
    transfers.set(requestId, { isScript: type === 'Script', bytes: 0, ended: Infinity }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, ended: timestamp * 1000 });
  });
  /** @type {number | undefined} */
  let started;
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => (started ??= timestamp * 1000));

  await page.addInitScript(observePage, button);
  await page.goto(url, { waitUntil: 'load' });
  if (button) await page.waitForFunction(() => Reflect.get(window, 'seen').interactive > 0);
  await page.evaluate(() => document.fonts.ready);
  // Wait until the network is idle: late fonts and layout shifts count.
  if (!offline) await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
  const all = [...transfers.values()];
  const { longTasks, ...moments } = seen;
  const result = {
    ...moments,
    blocking: blockingTime(longTasks, seen.fcp),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptBytes: all
      .filter(({ isScript, ended }) => isScript && ended - (started ?? 0) <= (seen.interactive || Infinity))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  };
  if (given) await page.close();
  else await context.close();
  return result;
}

/**
 * Sums each task's time beyond 50 ms after the first paint; before it, there is nothing to touch.
 * @param {[number, number][]} tasks
 * @param {number} firstPaint
 */
const blockingTime = (tasks, firstPaint) =>
  tasks.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0);

/** @param {number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
