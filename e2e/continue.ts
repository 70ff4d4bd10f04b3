import type { Locator, Page } from '@playwright/test';

/** Presses the button, until the exercise that was on show is gone: the last one stays until everything is stored. */
export async function advance(page: Page, button: Locator): Promise<void> {
  const before = await page.locator('[data-exercise]').elementHandle();
  await button.click();
  await before?.waitForElementState('hidden');
}
