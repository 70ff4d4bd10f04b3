import { expect } from '@playwright/test';
import { test } from './asLearner';
import { goWithin } from './goWithin';

test('where everything stays on the device there are no classes, and that is said; what a teacher gives can be done', async ({
  page,
}) => {
  const sentence = page.getByRole('heading', { name: 'Classes need the online version of Aksharam' });
  await page.goto('/join');
  await expect(sentence).toBeVisible();
  for (const path of ['/dashboard/class', '/dashboard/classes']) {
    await goWithin(page, '/dashboard/settings');
    await expect(sentence).toBeHidden();
    await goWithin(page, path);
    await expect(sentence).toBeVisible();
  }
  await goWithin(page, '/dashboard/settings');
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open my classes' })).toBeHidden();
  await expect(page.getByRole('complementary').getByRole('link', { name: /class/iu })).toHaveCount(0);

  // The words of a category, as a teacher gives them, can be practised all the same.
  await goWithin(page, '/dashboard/practise?words=animals');
  await expect(page).toHaveTitle(/Practice words/u);
  await expect(page.getByText(/^1 of \d+$/u)).toBeVisible();
});
