// An account is erased while another device is offline, joins and leaves the league, and is closed for a day after it
// floods the server.
import type { Page } from '@playwright/test';
import { MAX_RECENT_ARRIVALS } from '../../src/domain/scores/flood';
import { serverDay } from '../../src/domain/scores/score';
import { expectAccessible } from '../accessible';
import { navigateInApp } from '../navigateInApp';
import { erase, passGate } from '../grownUps';
import { plantDocuments, projectOf } from './emulator';
import { plantSession } from './hostedAccount';
import { plantKnownLearner } from './knownLearner';
import { expect, test } from './test';

test.beforeEach(() => test.setTimeout(120_000));

const KNOWN = 'You know this poem by heart. Well done!';

async function knowByHeart(page: Page, poem: string) {
  await navigateInApp(page, `/dashboard/telugu-padyalu/poem/${poem}`);
  await page.getByRole('button', { name: 'I know it by heart' }).click();
}

test('an erased account stays erased, whatever another device still has in its outbox', async ({
  page,
  otherDevice,
}) => {
  const account = await plantKnownLearner(page);
  const project = projectOf(account.userId);

  await test.step('without a server, the page says that nothing was erased', async () => {
    await page.route('**/api/erase', (route) => route.abort());
    await page.goto('/dashboard/settings');
    await erase(page, 'సీత', 'సీత');
    await expect(page.getByText('The server could not be reached, so nothing was erased.')).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  });

  // The same account on another device, with an activity in its outbox.
  const other = await otherDevice();
  await plantSession(other, account);
  await other.goto('/dashboard/telugu-padyalu/poem/uppu-kappurambu');
  await expect(other.getByRole('button', { name: 'I know it by heart' })).toBeVisible({ timeout: 30_000 });
  await other.context().setOffline(true);
  await other.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(other.getByText(KNOWN)).toBeVisible();

  await erase(page, 'సీత', 'సీత');
  await expect(page).toHaveURL('/', { timeout: 60_000 });
  expect(await project.read('closedAccounts')).toMatchObject({ reason: { stringValue: 'erased' } });

  await other.context().setOffline(false);
  await expect(other).toHaveURL('/login', { timeout: 30_000 });
  expect(await project.count('activities')).toBe(0);
  expect(await project.read('userPreferences')).toBeNull();
  expect(await project.read('learnerSummaries')).toBeNull();
});

test('a grown-up lets a child join the league; an account that floods the server is closed for today, and the app says so', async ({
  page,
}) => {
  const { userId } = await plantKnownLearner(page);
  const { read } = projectOf(userId);

  await test.step('the child sees the league table and leaves the league', async () => {
    await page.goto('/dashboard/achievements');
    await page.getByRole('button', { name: 'Join the league' }).click();
    await passGate(page);
    const dialog = page.getByRole('dialog', { name: 'Choose your name and picture' });
    await dialog.getByRole('button', { name: 'Tiger' }).click();
    await dialog.getByRole('button', { name: 'Clever' }).click();
    await dialog.getByRole('radio', { name: 'mango' }).check({ force: true });
    await expect(dialog.getByRole('status')).toContainText('Clever Tiger');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'That’s me' }).click();
    await expect(page.getByText('You’ve joined!')).toBeVisible();

    await expect.poll(() => read('leagues')).not.toBeNull();
    await page.reload();
    const own = page.getByRole('row').filter({ hasText: 'You' });
    await expect(own).toContainText('Clever Tiger');
    await expect(own).toContainText('🥭');
    await page.getByRole('button', { name: 'Leave the league' }).click();
    await expect(page.getByRole('button', { name: 'Join the league' })).toBeVisible({ timeout: 30_000 });
    expect(await read('leagues')).toBeNull();
  });

  // The next activity exceeds the limit.
  const arrivals = { day: serverDay(Date.now()), recent: MAX_RECENT_ARRIVALS, old: 0 };
  await plantDocuments([{ collection: 'scores', id: userId, data: { arrivals } }]);
  await knowByHeart(page, 'uppu-kappurambu');
  await expect(page.getByText(KNOWN)).toBeVisible();
  await expect.poll(() => read('closedAccounts')).toMatchObject({ reason: { stringValue: 'flooded' } });
  await knowByHeart(page, 'anaga-nanaga-ragam');
  await page.goto('/dashboard');
  await expect(page.getByText('You’ve done a lot today!')).toBeVisible();
});
