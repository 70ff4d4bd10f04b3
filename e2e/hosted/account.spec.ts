// What becomes of an account: erased while another device is away, and closed for a while after a flood.
import type { Page } from '@playwright/test';
import { MOST_RECENT_ARRIVALS } from '../../src/domain/scores/flood';
import { serverDay } from '../../src/domain/scores/score';
import { erase } from '../grownUps';
import { plantDocuments } from './emulator';
import { answerForGoogle } from './googlePopup';
import { anotherDevice, startAsKnown } from './knownLearner';
import { projectOf } from './project';
import { expect, test } from './test';

test.beforeEach(({ context }) => {
  test.setTimeout(120_000);
  return answerForGoogle(context);
});

const KNOWN = 'You know this poem by heart. Well done!';

async function knowByHeart(page: Page, poem: string) {
  await page.goto(`/dashboard/telugu-padyalu/poem/${poem}`);
  await page.getByRole('button', { name: 'I know it by heart' }).click();
}

test('who is erased stays so, whatever another device still has to send', async ({ page, context, browser }) => {
  await startAsKnown(page);
  const project = await projectOf(page);
  // The same account elsewhere, with something that was not sent yet.
  const elsewhere = await anotherDevice(browser, context);
  const other = await elsewhere.newPage();
  await other.goto('/dashboard/telugu-padyalu/poem/uppu-kappurambu');
  await expect(other.getByRole('button', { name: 'I know it by heart' })).toBeVisible({ timeout: 30_000 });
  await elsewhere.setOffline(true);
  await other.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(other.getByText(KNOWN)).toBeVisible();

  await page.goto('/dashboard/settings');
  await erase(page, 'సీత', 'సీత');
  await expect(page).toHaveURL('/', { timeout: 60_000 });
  expect(await project.read('closedAccounts')).toMatchObject({ reason: { stringValue: 'erased' } });

  await elsewhere.setOffline(false);
  await expect(other).toHaveURL('/login', { timeout: 30_000 });
  expect(await project.count('activities')).toBe(0);
  expect(await project.read('userPreferences')).toBeNull();
  expect(await project.read('learnerSummaries')).toBeNull();
  await elsewhere.close();
});

test('erasing without a server says that nothing was erased', async ({ page, context }) => {
  await startAsKnown(page);
  await page.goto('/dashboard/settings');
  await context.route('**/api/erase', (route) => route.abort());
  await erase(page, 'సీత', 'సీత');
  await expect(page.getByText('The server cannot be reached, so nothing was erased.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
});

test('an account that floods is closed for today, and the app says so', async ({ page }) => {
  await startAsKnown(page);
  const { userId, read } = await projectOf(page);
  // What was planted has been counted: the next one is the one too many.
  await expect.poll(() => read('scores')).not.toBeNull();
  const arrivals = { day: serverDay(Date.now()), recent: MOST_RECENT_ARRIVALS, old: 0 };
  await plantDocuments(page, [{ collection: 'scores', id: userId, data: { arrivals } }]);
  await knowByHeart(page, 'uppu-kappurambu');
  await expect(page.getByText(KNOWN)).toBeVisible();
  await expect.poll(() => read('closedAccounts')).toMatchObject({ reason: { stringValue: 'flooded' } });
  await knowByHeart(page, 'anaga-nanaga-ragam');
  await page.goto('/dashboard');
  await expect(page.getByText('More came from this account today than a child can do')).toBeVisible();
});
