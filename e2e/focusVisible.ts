import { expect, type Page } from '@playwright/test';

/** Presses the key `times` times; no focused element may be covered at its center. */
export async function expectFocusVisible(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  const covered: string[] = [];
  for (let place = 0; place < times; place += 1) {
    await page.keyboard.press(key);
    const name = await page.locator(':focus').evaluate((focused) => {
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
      return isSeen ? null : (focused.ariaLabel ?? (focused.closest('label') ?? focused).textContent);
    });
    if (name !== null) covered.push(name);
  }
  expect(covered).toEqual([]);
}
