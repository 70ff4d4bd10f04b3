import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands, or in one part of it, in both themes. They differ in their colours only. */
export async function expectAccessible(page: Page, part = 'html') {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    const axe = new AxeBuilder({ page }).include(part);
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  }
}
