// A class with a teacher and two pupils, each in a separate browser, with the real server and its trigger.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { passGate } from '../grownUps';
import { plantKnownLearner } from './knownLearner';
import { expect, test } from './test';

const POEM = 'uppu-kappurambu';

async function makeClass(page: Page): Promise<string> {
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Open my classes' }).click();
  await passGate(page);
  await expect(page).toHaveURL('/dashboard/classes');
  await page.getByLabel('Class name').fill('Grade 3 B');
  await page.getByRole('button', { name: 'Create the class' }).click();
  await expect(page.getByRole('heading', { name: 'Grade 3 B' })).toBeVisible();
  return (
    await page
      .getByText(/^[A-Z3-9]{3} [A-Z3-9]{3}$/u)
      .first()
      .innerText()
  ).replace(' ', '');
}

async function givePoem(page: Page) {
  await page.getByRole('button', { name: 'Give an assignment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give an assignment' });
  await dialog.getByRole('button', { name: 'Poem' }).click();
  await dialog.getByLabel('Search').fill('ఉప్పు కప్పురంబు');
  await dialog.getByRole('group', { name: 'Which one?' }).getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'due today' }).click();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('0 of 0 have done it')).toBeVisible();
}

async function typeCode(page: Page, code: string) {
  for (const letter of code) await page.getByRole('button', { name: letter, exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** A child without an account joins by touch alone on a school tablet, first with a wrong code. */
async function joinByTouch(page: Page, code: string) {
  await page.goto('/join?code=cdf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Type the code your teacher shows you');
  await expectAccessible(page);
  await typeCode(page, '346');
  const parrot = page.getByRole('button', { name: 'parrot' });
  const into = page.getByRole('button', { name: 'Join my class' });
  await parrot.click();
  await into.click();
  await expect(page.getByRole('alert')).toContainText('There is no class with this code.');
  await expect(page.getByLabel('Class code')).toHaveValue('CDF346');
  await page.getByLabel('Class code').fill('');
  await typeCode(page, code);
  await parrot.click();
  await expectAccessible(page);
  await into.click();
  await expect(page).toHaveURL('/dashboard/class');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grade 3 B');
}

test('a teacher makes a class, two pupils join, and the teacher sees what they do', async ({ page, otherDevice }) => {
  test.setTimeout(180_000);
  await plantKnownLearner(page);
  const code = await makeClass(page);
  await givePoem(page);
  await expectAccessible(page);
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Classes' })).toBeVisible();

  const joined = await page.request.post('/api/classes/join', { data: { code, name: 'Ravi', picture: '🐘' } });
  expect(joined.status()).toBe(200);
  const parrot = await otherDevice();
  await joinByTouch(parrot, code);
  await expectAccessible(parrot);
  const todo = parrot.getByRole('region', { name: 'To do' });
  await todo.getByRole('link', { name: 'due today' }).click();
  await expect(parrot).toHaveURL(`/dashboard/telugu-padyalu/poem/${POEM}`);
  await parrot.getByRole('button', { name: 'I know it by heart' }).click();
  await expect(parrot.getByText('You know this poem by heart. Well done!')).toBeVisible();

  const lookAgain = page.getByRole('button', { name: 'Refresh' });
  await expect(async () => {
    await lookAgain.click();
    await expect(page.getByText('1 of 2 have done it')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: '2 students' })).toBeVisible();
  await expect(page.getByRole('row', { name: /parrot/u })).toContainText('today');
  await parrot.getByRole('complementary').getByRole('link', { name: 'My class' }).click();
  await expect(parrot.getByRole('region', { name: 'Done' }).getByRole('link')).toContainText('Done');

  await page.getByRole('button', { name: 'More about parrot' }).click();
  await page.getByRole('button', { name: 'Show a code' }).click();
  const comeBack = (await page.getByRole('dialog').getByRole('status').innerText()).replace(' ', '');
  const elsewhere = await otherDevice();
  await elsewhere.goto('/join');
  await elsewhere.getByLabel('Class code').fill(comeBack);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere).toHaveURL('/dashboard/class');
  await expect(elsewhere.getByText('parrot')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'More about Ravi' }).click();
  await page.getByRole('button', { name: 'Remove from the class' }).click();
  await page.getByRole('button', { name: 'Yes, remove Ravi' }).click();
  await expect(page.getByRole('heading', { name: '1 student', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete the class' }).click();
  await expect(page.getByText('1 student has no account of their own')).toBeVisible();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  // The server first erases the pupil's account and all its data.
  await expect(page.getByRole('heading', { name: 'Grade 3 B', exact: true })).toBeHidden({ timeout: 40_000 });
  await parrot.goto('/dashboard/class');
  // The pupil’s account was erased with its only class.
  await expect(parrot).toHaveURL('/login');
});
