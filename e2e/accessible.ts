import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

type InPage = { readonly axe?: typeof axe };

/** Half the size of `axe.source`, which every page has to parse. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Reports only violations, because the other results take more than half of the time. Contrast, the slowest rule, is
 * tested once for every pair of colors in src/ui/styles/contrast.test.ts.
 */
const OPTIONS = {
  resultTypes: ['violations'],
  preload: false,
  selectors: false,
  rules: { 'color-contrast': { enabled: false } },
} satisfies axe.RunOptions;

/** axe finds no violations on the page, or in one part of it. */
export const expectAccessible = (page: Page, part = 'html') => expectNoViolations(page, part, OPTIONS);

/** Text has enough contrast in both themes. */
export async function expectContrast(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    await expectNoViolations(page, 'html', { ...OPTIONS, rules: {}, runOnly: ['color-contrast'] });
  }
}

async function expectNoViolations(page: Page, part: string, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([within, runOptions]) => {
      // An element that is still fading in is paler, and may not have its name yet.
      const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(finite.map(({ finished }) => finished));
      const found = await (window as InPage).axe?.run(within, runOptions);
      return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, options] as const,
  );
  expect(violations).toEqual([]);
}
