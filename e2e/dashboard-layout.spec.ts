import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessible';
import { test } from './asLearner';
import { expectFocusVisible } from './focusVisible';
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

const sidebar = (page: Page) => page.getByRole('complementary');
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
const narrow = (page: Page) => page.getByRole('button', { name: 'Collapse the sidebar' });
const wide = (page: Page) => page.getByRole('button', { name: 'Expand the sidebar' });

test('the sidebar is narrow on a tablet, wide on a desktop, and a bar of five items on a phone', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');

  await test.step('a message says when the device is offline', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A pending request would fail with a console error.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline. Keep going')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline. Keep going')).toBeHidden();
  });

  await test.step('it can be made wide on a tablet', async () => {
    await page.setViewportSize({ width: 1023, height: 768 });
    await expect.poll(() => widthOf(page)).toBe(80);
    expect(await page.evaluate(() => localStorage.getItem('sidebarCollapsed'))).toBeNull();
    await wide(page).click();
    await expect.poll(() => widthOf(page)).toBe(256);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.reload();
    await expect(narrow(page)).toBeVisible();
    expect(await widthOf(page)).toBe(256);
  });

  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('on a desktop it leads to every screen in both languages and keeps its width', async () => {
    for (const [name, path] of PLACES) {
      await sidebar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sidebar(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await expectContrast(page);

    await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
    expect(await widthOf(page)).toBe(256);
    await narrow(page).click();
    expect(await widthOf(page)).toBe(80);
    expect(await page.evaluate(() => localStorage.getItem('sidebarCollapsed'))).toBe('true');
    await page.reload();
    await expect(wide(page)).toBeVisible();
    expect(await widthOf(page)).toBe(80);
    await expect(sidebar(page).getByRole('link', { name: 'Progress' })).toBeVisible();
    await page.getByRole('button', { name: 'తెలుగులో చూడండి' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sita, స్వాగతం!');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'View in English' }).click();
    await wide(page).click();
    expect(await widthOf(page)).toBe(256);
  });

  await test.step('on a phone it is a bar of five items at the bottom', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Main menu' });
    await expect(bar.getByRole('listitem')).toHaveCount(5);
    await bar.getByRole('link', { name: 'Ask' }).click();
    await expect(page).toHaveURL('/dashboard/ai-learning');
    await page.getByRole('combobox').focus();
    await expectFocusVisible(page, 'Tab', 20);
    await bar.getByRole('link', { name: 'Poems' }).click();
    await expect(page).toHaveURL('/dashboard/telugu-padyalu');
    const heightOfBar = async () => (await bar.boundingBox())?.height;
    await page.setViewportSize({ width: 568, height: 320 });
    await expect.poll(heightOfBar).toBeLessThan(50);
    await expect(bar).toBeInViewport({ ratio: 1 });
    // At this size, a desktop at 400 % zoom, the bar would cover a quarter of the viewport.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar).not.toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await bar.getByRole('button', { name: 'More' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(page.getByRole('dialog')).toBeHidden();
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
  });
});
