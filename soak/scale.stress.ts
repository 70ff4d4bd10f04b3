// After years of learning, the number of records each screen reads does not grow.
import { expect, test } from '@playwright/test';
import { countReads, plantYears } from './years';

const COUNT = Number(process.env['SOAK_ACTIVITIES'] ?? 100_000);

/** A screen lists the newest activities once and reads four memory documents, a summary and a profile. */
const MAX_RECORDS = 80;

const SCREENS = [
  '',
  '/learning',
  '/learning/alphabet/vowels',
  '/AIQuizzes',
  '/AIQuizzes/easy',
  '/ai-learning',
  '/telugu-padyalu',
  '/achievements',
  '/progress',
  '/settings',
  '/review',
  '/today',
];

test(`with ${COUNT} activities every screen opens and reads at most ${MAX_RECORDS} records`, async ({ page }) => {
  test.setTimeout(900_000);
  await plantYears(page, COUNT);
  await countReads(page);
  for (const screen of SCREENS) {
    await page.goto(`/dashboard${screen}`);
    await expect(page.locator('h1:visible, [data-exercise]:visible').first(), screen).toBeVisible();
    await page.waitForLoadState('networkidle');
    const read = await page.evaluate(() => (globalThis as unknown as { recordsRead: number }).recordsRead);
    expect(read, `records read by /dashboard${screen}`).toBeLessThanOrEqual(MAX_RECORDS);
  }
});
