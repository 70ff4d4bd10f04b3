import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { bringIn, erase, passGate } from './grownUps';
import { failReads, failWrites, startAsLearner } from './learner';
import { plantHistory, tenDays } from './plantedDays';
import { expect } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/settings');
});

test('fields can be changed only while editing, and lists are written with commas', async ({ page }) => {
  const age = page.getByLabel('Age', { exact: true });
  const hobbies = page.getByLabel('Hobbies', { exact: true });
  await expect(age).toBeDisabled();
  await expect(hobbies).toHaveValue('Kites');
  await expect(page.getByLabel('Email')).toHaveValue('sita@example.com');
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeHidden();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await age.fill('11');
  await page.getByLabel('Grade').selectOption('Grade 6');
  await hobbies.fill(' drums,, chess ,');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(age).toBeDisabled();
  await expect(hobbies).toHaveValue('drums, chess');
  await page.reload();
  await expect(age).toHaveValue('11');
  await expect(page.getByLabel('Grade')).toHaveValue('6');
  await expect(hobbies).toHaveValue('drums, chess');
});

test('language, colours and sounds are at work at once', async ({ page }) => {
  const language = page.getByLabel('Language');
  await expect(language.locator('option')).toHaveText(['English', 'తెలుగు']);
  await page.getByLabel('Colours').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('switch', { name: 'Sound effects' }).click();
  await page.getByRole('switch', { name: 'Notifications' }).click();
  await language.selectOption('te');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ప్రొఫైల్ సెట్టింగ్‌లు');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'సౌండ్ ఎఫెక్ట్స్' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'నోటిఫికేషన్లు' })).not.toBeChecked();
});

test.describe('when saving fails', () => {
  test.use({ expectedConsoleErrors: /could not be saved/ });

  test('the sentence stands in a red box and nothing typed is lost', async ({ page }) => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Likes', { exact: true }).fill('rain');
    await failWrites(page, true);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').getByText('Failed to save preferences. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Likes', { exact: true })).toHaveValue('rain');
    await failWrites(page, false);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(page.getByLabel('Likes', { exact: true })).toHaveValue('rain');
  });
});

test.describe('when reading fails', () => {
  test.use({ expectedConsoleErrors: /could not be read/ });

  test('the sentence stands in the place of the profile, and trying again brings it', async ({ page }) => {
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await failReads(page, true);
    await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('Unable to load your preferences. Please try again later.')).toBeVisible();
    // In one go: the screen tries by itself too, and may not need the button a moment later.
    await page.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLElement) => {
      const store = IDBObjectStore.prototype as IDBObjectStore & { realGet?: IDBObjectStore['get'] };
      if (store.realGet) store.get = store.realGet;
      button.click();
    });
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  });

  test('a check of the profile that fails is logged and leads to the questions', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function failing(key) {
        if (this.name === 'userPreferences') throw new DOMException('broken', 'UnknownError');
        return get.call(this, key);
      };
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/onboarding');
    expect(logged.join('\n')).toContain('The profile could not be read');
  });
});

test('a wrong sum opens nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a grown-up' });
  await dialog.getByLabel('Answer').fill('1');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('That is not it. Here is another one.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
});

test('erasing names the learner and what will be gone, offers the file first, and wants the name', async ({ page }) => {
  await plantHistory(page, tenDays);
  await page.reload();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await passGate(page);
  const dialog = page.getByRole('dialog', { name: 'Erase everything about Sita' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    'the name and the profile of Sita',
    '13 activities that were recorded',
    '8 days of learning',
    '1 poem known by heart',
  ]);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download everything first' }).click();
  await downloading;
  await expect(dialog.getByText('The file is among your downloads.')).toBeVisible();

  for (const name of ['', 'Ravi']) {
    await dialog.getByLabel('To confirm, write the name: Sita').fill(name);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByText('That is not the name.')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');

  await erase(page, ' sita ');
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':')));
  expect(kept).toEqual([]);
});

test('a file with a doubled record and an empty profile brings in each record once and leaves the profile', async ({
  page,
}) => {
  await plantHistory(page, () => []);
  const [first, second] = tenDays('somebody');
  const copy = {
    format: 'aksharam-learner',
    version: 1,
    collections: {
      userPreferences: [{ age: null, grade: null, hobbies: [], likes: ['rain'], isProfileComplete: false }],
      activities: [
        { id: 'one', ...first },
        { id: 'one', ...first },
        { id: 'two', ...second },
        { id: 'three', kind: 'nonsense' },
        'nonsense',
      ],
    },
  };
  await bringIn(page, copy);
  await expect(page.getByText('Done: 3 entries were brought in.')).toBeVisible();
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('8');
  await expect(page.getByLabel('Likes', { exact: true })).toHaveValue('rain');
  // All that is shown is refreshed, and the same file again changes nothing.
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
  await expect(
    page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('50');
  await page.goto('/dashboard/settings');
  await bringIn(page, copy);
  await expect(page.getByText('Done: 1 entry was brought in.')).toBeVisible();
});

test('everything can be downloaded, erased, and brought in for another learner', async ({ page }) => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  await passGate(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^aksharam-.*\.json$/);
  const path = await download.path();
  const copy = JSON.parse(await readFile(path, 'utf8'));
  expect(copy).toMatchObject({ learner: { name: 'Sita' }, collections: { userPreferences: [{ hobbies: ['Kites'] }] } });

  await erase(page);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('button', { name: 'Go on as Sita' })).toBeHidden();
  await page.keyboard.press('Escape');

  await startAsLearner(page, 'Ravi');
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Hobbies', { exact: true }).fill('chess');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring a file in' }).click();
  await passGate(page);
  await (await choosing).setFiles(path);
  await expect(page.getByText(/brought in/)).toBeVisible();
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');

  await bringIn(page, { a: 1 });
  await expect(page.getByText('This is not a file that Aksharam made.')).toBeVisible();
});

test('grown-ups see, download and clear the words that the tutor did not know', async ({ page }) => {
  const words = page.getByRole('list', { name: 'Words to learn' });
  await expect(words).toBeHidden();
  await page.goto('/dashboard/ai-learning');
  for (const text of ['quantum', 'chromodynamics']) {
    await page.getByRole('combobox').fill(text);
    await page.getByRole('button', { name: 'Explain', exact: true }).click();
    await expect(page.getByRole('heading', { name: `I do not know “${text}” yet` })).toBeVisible();
  }
  await page.goto('/dashboard/settings');
  await expect(words.getByRole('listitem')).toHaveText(['quantum', 'chromodynamics']);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the words' }).click();
  await passGate(page);
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe('quantum\nchromodynamics\n');
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await passGate(page);
  await expect(words).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Words to learn' })).toBeVisible();
  await expect(words).toBeHidden();
});
