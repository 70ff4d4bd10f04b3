import { expectAccessible } from './accessible';
import { answer } from './answer';
import { drawOnSlate, onEmptySlate, strokesOf } from './drawOnSlate';
import { navigateInApp } from './navigateInApp';
import { plantLearner } from './plantLearner';
import { stored } from './quizzes';
import { expect, test } from './test';

test('a letter is watched, traced and written from memory, and the result is recorded', async ({ page }) => {
  await plantLearner(page);
  await page.goto('/dashboard/write?letter=వ');
  await expect(page.getByRole('img', { name: 'How వ is written' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write it' }).click();

  await expect(page.getByRole('img', { name: 'Dotted outline of వ' })).toBeVisible();
  const [, talakattu = []] = strokesOf('వ');
  await drawOnSlate(page, [talakattu]);
  await expect(page.getByText('Put your finger on the shining dot first.')).toBeVisible();
  await answer(page, {});
  await expect(page.getByText('You’ve traced it all!')).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('button', { name: 'Next' }).click();

  // A different letter is recognized, and the task comes back.
  await drawOnSlate(page, onEmptySlate(strokesOf('ప')));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('You picked')).toBeVisible();
  await expect(page.getByRole('img', { name: 'This is how వ looks' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await drawOnSlate(page, onEmptySlate(strokesOf('మ')));
  await page.getByRole('button', { name: 'Wipe the slate' }).click();
  await answer(page, {});
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('That’s right!')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your result is saved.')).toBeVisible();

  const recorded = (await stored(page, 'activities')).filter(({ purpose }) => purpose === 'writing');
  expect(recorded).toMatchObject([{ right: ['traced-letter:వ', 'written:వ'], wrong: ['written:వ'], mixedUp: ['వ ప'] }]);

  await test.step('a learner who cannot draw identifies the letter by sound instead', async () => {
    await navigateInApp(page, '/dashboard/write/practise?letters=ర');
    await page.getByRole('combobox', { name: 'How do you write?' }).selectOption('none');
    await page.getByRole('button', { name: 'ర', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(page.getByText('That’s right!')).toBeVisible();
  });
});
