import type { BrowserContext, TestInfo } from '@playwright/test';

/**
 * Saves a screenshot of each page of a failed test in .cache. Playwright's own option takes one of every page that closes
 * and discards most of them.
 */
export async function saveFailureScreenshots(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const path = info.outputPath(`failed-${info.attachments.length + 1}.png`);
    // A page that hangs gives no screenshot.
    const screenshot = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
    if (screenshot) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}
