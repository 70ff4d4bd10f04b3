import { delayRequests } from './delayRequests';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';

test('a button pressed before the app has started takes effect once it has', async ({ page }) => {
  const arrive = await delayRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await expect(page.getByRole('button', { name: 'View in English' })).toBeVisible();
});

test('a menu opened before the app has started stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const arrive = await delayRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const pricing = page.getByRole('link', { name: 'Pricing' }).first();
  await expect(pricing).toBeVisible();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await expect(pricing).toBeVisible();
});

test('a slow screen shows a loading notice', async ({ page }) => {
  await plantLearner(page, { profile: { startAt: 'letters' } });
  const arrive = await delayRequests(page, '**/assets/SettingsPage-*.js');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const loading = page.getByRole('status').filter({ hasText: 'One moment …' });
  await expect(loading).toBeVisible();
  // The current screen can still be used.
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Progress');
  await expect(loading).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(loading).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  await expect(loading).toHaveCount(0);
});
