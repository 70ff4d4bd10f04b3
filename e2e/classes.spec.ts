import { expect } from '@playwright/test';
import { test } from './asLearner';
import { navigateInApp } from './navigateInApp';

test('the embedded configuration says that it has no classes, but a teacher’s assignment can still be practiced', async ({
  page,
}) => {
  const sentence = page.getByRole('heading', { name: 'Classes need the online version of Aksharam' });
  await page.goto('/join');
  await expect(sentence).toBeVisible();
  for (const path of ['/dashboard/class', '/dashboard/classes']) {
    await navigateInApp(page, '/dashboard/settings');
    await expect(sentence).toBeHidden();
    await navigateInApp(page, path);
    await expect(sentence).toBeVisible();
  }
  await navigateInApp(page, '/dashboard/settings');
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open my classes' })).toBeHidden();
  await expect(page.getByRole('complementary').getByRole('link', { name: /class/iu })).toHaveCount(0);

  // A teacher's assignment of a word category still works.
  await navigateInApp(page, '/dashboard/practise?words=animals');
  await expect(page).toHaveTitle(/Practice words/u);
  await expect(page.getByText(/^1 of \d+$/u)).toBeVisible();
});
