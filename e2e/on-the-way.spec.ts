import type { Page } from '@playwright/test';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';

/** Files like this one wait until they are let through. */
async function hold(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await through;
    await route.continue();
  });
  return letThrough;
}

test('a button that is touched before the app has come is answered when it has', async ({ page }) => {
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await expect(page.getByRole('button', { name: 'View in English' })).toBeVisible();
});

test('a screen that takes its time says that it is on its way', async ({ page }) => {
  await plantLearner(page, { profile: { startAt: 'letters' } });
  const arrive = await hold(page, '**/assets/SettingsPage-*.js');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const onTheWay = page.getByRole('status').filter({ hasText: 'One moment …' });
  await expect(onTheWay).toBeVisible();
  // What was on show can still be used.
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Progress');
  await expect(onTheWay).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(onTheWay).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  await expect(onTheWay).toHaveCount(0);
});
