import { expectAccessible, expectContrast } from './accessible';
import { test } from './asLearner';
import { expect } from './test';

const PLACES = [
  ['Dashboard', '/dashboard'],
  ['Learning path', '/dashboard/learning'],
  ['AI quizzes', '/dashboard/AIQuizzes'],
  ['AI learning', '/dashboard/ai-learning'],
  ['Stories', '/dashboard/stories'],
  ['Telugu padyalu', '/dashboard/telugu-padyalu'],
  ['Leaderboards', '/dashboard/achievements'],
  ['Progress', '/dashboard/progress'],
  ['Settings', '/dashboard/settings'],
] as const;

test.beforeEach(({ page }) => page.goto('/dashboard'));

test('the sidebar leads everywhere', async ({ page }) => {
  const sidebar = page.getByRole('complementary');
  for (const [name, path] of PLACES) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await expectAccessible(page);
  await expectContrast(page);
});

test('it is 64 units wide, 20 when narrow, and stays as it was left', async ({ page }) => {
  const sidebar = page.getByRole('complementary');
  const width = async () => (await sidebar.boundingBox())?.width;
  expect(await width()).toBe(256);
  await page.getByRole('button', { name: 'Make the sidebar narrow' }).click();
  expect(await width()).toBe(80);
  expect(await page.evaluate(() => localStorage.getItem('sidebarCollapsed'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Make the sidebar wide' })).toBeVisible();
  expect(await width()).toBe(80);
  await expect(sidebar.getByRole('link', { name: 'Progress' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the sidebar wide' }).click();
  expect(await width()).toBe(256);
});

test('on a tablet it begins narrow, and who wants it wide has it wide', async ({ page }) => {
  const sidebar = page.getByRole('complementary');
  const width = async () => (await sidebar.boundingBox())?.width;
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect.poll(width).toBe(80);
  expect(await page.evaluate(() => localStorage.getItem('sidebarCollapsed'))).toBeNull();
  await page.getByRole('button', { name: 'Make the sidebar wide' }).click();
  await expect.poll(width).toBe(256);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Make the sidebar narrow' })).toBeVisible();
  expect(await width()).toBe(256);
});

test('on a phone it is a bar of five at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Your places' });
  await expect(bar.getByRole('listitem')).toHaveCount(5);
  await bar.getByRole('link', { name: 'Ask' }).click();
  await expect(page).toHaveURL('/dashboard/ai-learning');
  await bar.getByRole('link', { name: 'Poems' }).click();
  await expect(page).toHaveURL('/dashboard/telugu-padyalu');
  await bar.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(page.getByRole('dialog')).toBeHidden();
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
});

test('the language can be changed from the sidebar', async ({ page }) => {
  await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sita, స్వాగతం!');
  await expectAccessible(page);
});

test('without a network a sentence says that all is kept here', async ({ page, context }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the page still fetches would fail loudly.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('No network: you can go on')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No network: you can go on')).toBeHidden();
});
