import { holdBack } from './holdBack';
import { plantLearner } from './plantLearner';
import { expect, test } from './test';

test('a button that is touched before the app has come is answered when it has', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await expect(page.getByRole('button', { name: 'View in English' })).toBeVisible();
});

test('the menu that was opened before the app has come stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const pricing = page.getByRole('link', { name: 'Pricing' }).first();
  await expect(pricing).toBeVisible();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
  await expect(pricing).toBeVisible();
});

test('a screen that takes its time says that it is on its way', async ({ page }) => {
  await plantLearner(page, { profile: { startAt: 'letters' } });
  const arrive = await holdBack(page, '**/assets/SettingsPage-*.js');
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
