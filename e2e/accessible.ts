import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

type InPage = { readonly axe?: typeof axe };

/** Half as long as `axe.source`, which every page would have to read anew. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Only what is wrong is asked for: the rest costs more than half of the time. Contrast, which costs most of what is left,
 * is proved once for every pair of colours: src/ui/styles/contrast.test.ts.
 */
const OPTIONS = {
  resultTypes: ['violations'],
  preload: false,
  selectors: false,
  rules: { 'color-contrast': { enabled: false } },
} satisfies axe.RunOptions;

/** axe finds nothing on the page as it stands, or in one part of it. */
export const expectAccessible = (page: Page, part = 'html') => expectNoViolations(page, part, OPTIONS);

/** What is seen on the page can be read, in both themes. */
export async function expectContrast(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await expectNoViolations(page, 'html', { ...OPTIONS, rules: {}, runOnly: ['color-contrast'] });
  }
}

async function expectNoViolations(page: Page, part: string, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([within, how]) => {
      // What is still on its way in is paler than it will be, and may not be named yet.
      const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const found = await (window as InPage).axe?.run(within, how);
      return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, options] as const,
  );
  expect(violations).toEqual([]);
}
