import { expect } from '@playwright/test';
import { test } from './asLearner';

test('where everything stays on the device there are no classes, and that is said; what a teacher gives can be done', async ({
  page,
}) => {
  for (const path of ['/join', '/dashboard/class', '/dashboard/classes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Classes need the hosted Aksharam' })).toBeVisible();
  }
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open my classes' })).toBeHidden();
  await expect(page.getByRole('complementary').getByRole('link', { name: /class/iu })).toHaveCount(0);

  // The words of a category, as a teacher gives them, can be practised all the same.
  await page.goto('/dashboard/practise?words=animals');
  await expect(page).toHaveTitle(/Practise words/u);
  await expect(page.getByText(/^1 of \d+$/u)).toBeVisible();
});
