import { expectAccessible } from '../accessible';
import { passGate } from '../grownUps';
import { projectOf } from './emulator';
import { plantKnown } from './knownLearner';
import { expect, test } from './test';

test('a grown-up lets a child join the league; the child sees the board, and leaves', async ({ page }) => {
  test.setTimeout(120_000);
  const { userId } = await plantKnown(page);
  await page.goto('/dashboard/achievements');
  await page.getByRole('button', { name: 'Join the league' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Choose your name and picture' });
  await dialog.getByRole('button', { name: 'Tiger' }).click();
  await dialog.getByRole('button', { name: 'Clever' }).click();
  await dialog.getByRole('radio', { name: 'mango' }).check({ force: true });
  await expect(dialog.getByRole('status')).toContainText('Clever Tiger');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'That is me' }).click();
  await expect(page.getByText('You have joined.')).toBeVisible();

  const { read } = projectOf(userId);
  await expect.poll(() => read('leagues')).not.toBeNull();
  await page.reload();
  const own = page.getByRole('row').filter({ hasText: 'You' });
  await expect(own).toContainText('Clever Tiger');
  await expect(own).toContainText('🥭');
  await page.getByRole('button', { name: 'Leave the league' }).click();
  await expect(page.getByRole('button', { name: 'Join the league' })).toBeVisible({ timeout: 30_000 });
  expect(await read('leagues')).toBeNull();
});
