import type { BrowserContext, TestInfo } from '@playwright/test';

/**
 * A journey that failed leaves a picture of each of its pages in .cache. Playwright's own way takes one of every page that
 * is closed, and throws most of them away.
 */
export async function picturesOfFailure(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const path = info.outputPath(`failed-${info.attachments.length + 1}.png`);
    // A page that hangs has none.
    const picture = await page.screenshot({ path, timeout: 5_000 }).catch(() => null);
    if (picture) info.attachments.push({ name: 'picture', path, contentType: 'image/png' });
  }
}
