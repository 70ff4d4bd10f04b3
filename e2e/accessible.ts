import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type InPage = { readonly axe?: typeof axe };

/** Only what is wrong is asked for: the rest costs more than half of the time. */
const ONLY_VIOLATIONS = { resultTypes: ['violations'], preload: false, selectors: false } satisfies axe.RunOptions;

/** axe finds nothing on the page as it stands, or in one part of it, in both themes. They differ in their colours only. */
export async function expectAccessible(page: Page, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const theme of ['light', 'dark']) {
    const options: axe.RunOptions =
      theme === 'light' ? ONLY_VIOLATIONS : { ...ONLY_VIOLATIONS, runOnly: ['color-contrast'] };
    const violations = await page.evaluate(
      async ([within, chosen, how]) => {
        document.documentElement.dataset['theme'] = chosen;
        // What is still on its way in is paler than it will be.
        const passing = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(passing.map(({ finished }) => finished));
        const found = await (window as InPage).axe?.run(within, how);
        return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      },
      [part, theme, options] as const,
    );
    expect(violations, `axe in the ${theme} theme`).toEqual([]);
  }
}
