import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible';
import { test } from './asLearner';
import { chooseImportFile, erase, passGate } from './grownUps';
import { failReads, failWrites } from './learner';
import { plantHistory, tenDays } from './plantedDays';
import { plantLearner } from './plantLearner';
import { expect } from './test';

const SETTINGS = '/dashboard/settings';

test.describe('a learner’s own settings', () => {
  test.use({ expectedConsoleErrors: /could not be (saved|read)/ });

  test('take effect immediately and are not lost when the store fails', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const label = (english: string, telugu: string) => page.getByLabel(new RegExp(`^(${english}|${telugu})$`, 'u'));
    const age = label('Age', 'వయసు');
    const grade = label('Grade', 'తరగతి');
    const hobbies = label('Hobbies', 'అభిరుచులు');
    const edit = page.getByRole('button', { name: 'Edit Profile' });
    const save = page.getByRole('button', { name: 'Save Changes' });
    await page.goto('/dashboard/ai-learning');

    await test.step('grown-ups can see, download and clear the words that the tutor did not know', async () => {
      const words = page.getByRole('list', { name: 'Words to learn' });
      for (const text of ['quantum', 'chromodynamics']) {
        await page.getByRole('combobox').fill(text);
        await page.getByRole('button', { name: 'Explain', exact: true }).click();
        await expect(page.getByRole('heading', { name: `I don’t know “${text}” yet` })).toBeVisible();
      }
      await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
      await expect(words.getByRole('listitem')).toHaveText(['quantum', 'chromodynamics']);
      await expectAccessible(page);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the words' }).click();
      await passGate(page);
      expect(await readFile(await (await downloading).path(), 'utf8')).toBe('quantum\nchromodynamics\n');
      await page.getByRole('button', { name: 'Clear the list' }).click();
      await passGate(page);
      await expect(words).toBeHidden();
    });

    await test.step('fields can be changed only in edit mode, and lists are separated by commas', async () => {
      await expect(age).toBeDisabled();
      await expect(hobbies).toHaveValue('Kites');
      await expect(page.getByLabel('Email')).toHaveValue('sita@example.com');
      await expect(page.getByText('Email cannot be changed')).toBeVisible();
      await edit.click();
      await expect(edit).toBeHidden();
      await expect(page.getByLabel('Email')).toBeDisabled();
      await age.fill('11');
      await grade.selectOption('Grade 6');
      await hobbies.fill(' drums,, chess ,');
    });

    await test.step('when saving fails, a message says so and the input stays', async () => {
      await failWrites(page, true);
      await save.click();
      await expect(page.getByRole('alert').getByText('Failed to save preferences. Please try again.')).toBeVisible();
      await expect(hobbies).toHaveValue(' drums,, chess ,');
      await failWrites(page, false);
      await save.click();
      await expect(edit).toBeVisible();
      await expect(age).toBeDisabled();
      await expect(hobbies).toHaveValue('drums, chess');
    });

    await test.step('a wrong sum opens nothing', async () => {
      await page.getByRole('button', { name: 'Erase everything' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask a grown-up' });
      await dialog.getByLabel('Answer').fill('1');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByText('That’s not it. Here’s another one.')).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
    });

    await test.step('when reading fails, a message says so and a retry loads the profile', async () => {
      await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Profile Settings');
      await failReads(page, true);
      await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByText('Unable to load your preferences. Please try again later.')).toBeVisible();
      // One call, because the screen also retries automatically and may remove the button.
      await page.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLElement) => {
        const store = IDBObjectStore.prototype as IDBObjectStore & { realGet?: IDBObjectStore['get'] };
        if (store.realGet) store.get = store.realGet;
        button.click();
      });
      await expect(hobbies).toHaveValue('drums, chess');
    });

    await test.step('language, colors and sounds change immediately and survive a reload', async () => {
      const language = page.getByLabel('Language');
      await expect(language.locator('option')).toHaveText(['English', 'తెలుగు']);
      await page.getByLabel('Colors').selectOption('Dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('switch', { name: 'Sound effects' }).click();
      await page.getByRole('switch', { name: 'Notifications' }).click();
      await language.selectOption('te');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ప్రొఫైల్ సెట్టింగ్‌లు');
      await page.reload();
      await expect(page.getByRole('switch', { name: 'సౌండ్ ఎఫెక్ట్స్' })).not.toBeChecked();
      await expect(page.getByRole('switch', { name: 'నోటిఫికేషన్లు' })).not.toBeChecked();
      await expect(age).toHaveValue('11');
      await expect(grade).toHaveValue('6');
      await expect(hobbies).toHaveValue('drums, chess');
      await expect(page.getByRole('heading', { name: 'నేర్చుకోవలసిన మాటలు' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'నేర్చుకోవలసిన మాటలు' })).toBeHidden();
    });

    await test.step('a failed check of the profile is logged and leads to the questions', async () => {
      await page.addInitScript(() => {
        const { get } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.get = function failing(key) {
          if (this.name === 'userPreferences') throw new DOMException('broken', 'UnknownError');
          return get.call(this, key);
        };
      });
      logged.length = 0;
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/onboarding');
      expect(logged.join('\n')).toContain('The profile could not be read');
    });
  });
});

test('everything can be downloaded, erased after typing the name, and imported for another learner', async ({
  page,
}) => {
  await plantHistory(page, tenDays);
  await page.goto(SETTINGS);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  await passGate(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^aksharam-.*\.json$/);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy).toMatchObject({ learner: { name: 'Sita' }, collections: { userPreferences: [{ hobbies: ['Kites'] }] } });

  await test.step('erasing lists what will be deleted, offers a download first and requires the name', async () => {
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await passGate(page);
    const dialog = page.getByRole('dialog', { name: 'Erase everything about Sita' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Sita’s name and profile',
      '13 recorded activities',
      '8 days of learning',
      '1 poem known by heart',
    ]);
    await expectAccessible(page);
    const again = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download everything first' }).click();
    await again;
    await expect(dialog.getByText('The file is in your downloads.')).toBeVisible();
    for (const name of ['', 'Ravi']) {
      await dialog.getByLabel('To confirm, type the name: Sita').fill(name);
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      await expect(dialog.getByText('That is not the name.')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');

    await erase(page, ' sita ');
    await expect(page).toHaveURL('/');
    const learnerKeys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':')));
    expect(learnerKeys).toEqual([]);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Continue as Sita' })).toBeHidden();
  });

  await plantLearner(page, {
    learner: { id: 'ravi', name: 'Ravi', email: '' },
    profile: { hobbies: ['chess'], startAt: 'letters' },
  });
  await plantHistory(page, () => []);
  await page.goto(SETTINGS);

  await test.step('importing a file with a duplicate record and an empty profile adds each record once and keeps the profile', async () => {
    const [first, second] = tenDays('somebody');
    const doubled = {
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
    await chooseImportFile(page, doubled);
    await expect(page.getByText('Done: 3 entries were imported.')).toBeVisible();
    await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('chess');
    await expect(page.getByLabel('Age', { exact: true })).toHaveValue('8');
    await expect(page.getByLabel('Likes', { exact: true })).toHaveValue('rain');
    // The dashboard is up to date, and importing the same file again changes nothing.
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await expect(
      page.getByRole('term').filter({ hasText: 'points earned' }).locator('xpath=following-sibling::dd'),
    ).toHaveText('50');
    await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click();
    await chooseImportFile(page, doubled);
    await expect(page.getByText('Done: 1 entry was imported.')).toBeVisible();
  });

  await chooseImportFile(page, copy);
  await expect(page.getByLabel('Hobbies', { exact: true })).toHaveValue('Kites');
  await chooseImportFile(page, { a: 1 });
  await expect(page.getByText('This is not a file from Aksharam.')).toBeVisible();
});
