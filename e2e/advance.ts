import type { Locator, Page } from '@playwright/test';

/** Presses the button and waits until the exercise disappears; the last one stays until the result is saved. */
export async function advance(page: Page, button: Locator): Promise<void> {
  const before = await page.locator('[data-exercise]').elementHandle();
  await button.click();
  await before?.waitForElementState('hidden');
}
