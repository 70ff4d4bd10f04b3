import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { activityOf } from '../../domain/activity/activities.testing';
import type { Activity } from '../../domain/activity/activity';
import { ONE_DOCUMENT_COLLECTIONS, RECORDED } from '../../ports/collections';
import { FIGURE_ADDRESSES, ownFiguresAt } from '../../testing/figures.testing';
import { renderRoute, type Route } from '../../testing/renderRoute.testing';
import { expectShown, press, screen, waitFor } from '../../testing/screen.testing';

const SETTINGS = '/dashboard/settings';

const HISTORY: readonly Activity[] = [
  activityOf('practice', {
    startedAt: 1_794_500_000_000,
    day: '2026-11-12',
    secondsSpent: 600,
    tasksDone: 5,
    partsDone: ['vowels/exercise/1', 'vowels/exercise/2'],
    right: ['letter:అ', 'letter:ఆ', 'word:animals_cow'],
    wrong: ['letter:ఇ'],
    mixedUp: ['ఇ ఈ'],
  }),
  activityOf('lesson-quiz', { startedAt: 1_794_600_000_000, day: '2026-11-13', right: ['letter:అ'] }),
  activityOf('poem-learned', { startedAt: 1_794_700_000_000, day: '2026-11-14', poemId: 'uppu-kappurambu' }),
];

/** Answers the question that a child cannot answer. */
async function passGate() {
  const sum = await waitFor(() => page.getByText(/^What is \d+ × \d+\?$/u).element().textContent ?? '');
  const [first = 0, second = 0] = (sum.match(/\d+/gu) ?? []).map(Number);
  await page.getByLabelText('Answer').fill(String(first * second));
  await press(screen.button('Continue'));
}

/** Downloads everything. @returns the text of the file */
async function downloadEverything(): Promise<string> {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  await press(screen.button('Download everything'));
  await passGate();
  const [file] = await vi.waitUntil(() => files.length > 0 && files, { timeout: 10_000, interval: 5 });
  made.mockRestore();
  return (await file?.text()) ?? '';
}

async function importFile(text: string) {
  // The browser's own dialog cannot be used here, so the file goes directly into the field that opens it.
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await press(screen.button('Import a file'));
  await passGate();
  await waitFor(() => expect(opened).toHaveBeenCalled());
  opened.mockRestore();
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], 'copy.json', { type: 'application/json' }));
  if (field) field.files = chosen.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

async function eraseEverything(name: string) {
  await press(screen.button('Erase everything'));
  await passGate();
  await page.getByLabelText(`To confirm, type the name: ${name}`).fill(name);
  await press(screen.button('Erase for good'));
}

/** All figures of the three screens that have any. */
async function allFigures(route: Route) {
  const figures: Record<string, unknown> = {};
  for (const address of FIGURE_ADDRESSES) {
    await route.reload(address);
    figures[address] = await ownFiguresAt(address);
  }
  return figures;
}

/** What a learner owns, without their id. */
async function ownedBy({ learner, stored }: Route) {
  const documents = await Promise.all([...ONE_DOCUMENT_COLLECTIONS, ...RECORDED].map((name) => stored(name)));
  return JSON.parse(JSON.stringify(documents).replaceAll(learner.id, 'the learner')) as unknown;
}

test('a changed profile is stored and shown again', async () => {
  const route = await renderRoute(SETTINGS);
  await press(screen.button('Edit Profile'));
  await page.getByLabelText('Age', { exact: true }).fill('11');
  await page.getByLabelText('Grade', { exact: true }).selectOptions('Grade 6');
  await page.getByLabelText('Daily practice').selectOptions('15 minutes');
  await page.getByLabelText('Hobbies', { exact: true }).fill(' drums,, chess ,');
  await press(screen.button('Save Changes'));
  await expectShown(screen.text('Saved.'));
  const profile = { age: 11, grade: 6, dailyMinutes: 15, hobbies: ['drums', 'chess'], likes: ['Kites'] };
  expect(await route.stored('userPreferences')).toMatchObject([profile]);
  await route.reload();
  await expect.element(page.getByLabelText('Hobbies', { exact: true })).toHaveValue('drums, chess');
  await expect.element(page.getByLabelText('Age', { exact: true })).toHaveValue(11);
});

test('a change that is canceled, and an impossible age, are not stored', async () => {
  const { stored } = await renderRoute(SETTINGS);
  await press(screen.button('Edit Profile'));
  await page.getByLabelText('Hobbies', { exact: true }).fill('drums');
  await press(screen.button('Cancel'));
  await expect.element(page.getByLabelText('Hobbies', { exact: true })).toHaveValue('Kites');
  await press(screen.button('Edit Profile'));
  await page.getByLabelText('Age', { exact: true }).fill('2');
  await press(screen.button('Save Changes'));
  await expectShown(page.getByText('Please enter the age as a number from 3 to 120.'));
  expect(await stored('userPreferences')).toMatchObject([{ age: 8, hobbies: ['Kites'] }]);
});

test('a wrong answer to the grown-ups’ question downloads, imports and erases nothing', async () => {
  const { stored } = await renderRoute(SETTINGS, { activities: HISTORY });
  const made = vi.spyOn(URL, 'createObjectURL');
  for (const action of ['Download everything', 'Import a file', 'Erase everything']) {
    await press(screen.button(action));
    await page.getByLabelText('Answer').fill('1');
    await press(screen.button('Continue'));
    await expectShown(page.getByText('That’s not it. Here’s another one.'));
    await press(screen.button('Close'));
  }
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
  expect(await stored('activities')).toHaveLength(HISTORY.length);
});

test('a learner who is downloaded, erased and imported again has the same figures', async () => {
  const before = await renderRoute(SETTINGS, { activities: HISTORY });
  const copy = await downloadEverything();
  const owned = await ownedBy(before);
  const figures = await allFigures(before);
  await before.reload(SETTINGS);
  await eraseEverything('Sita');
  await waitFor(() => expect(location.pathname).toBe('/'));
  for (const name of [...ONE_DOCUMENT_COLLECTIONS, ...RECORDED]) expect(await before.stored(name)).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes(':'))).toEqual([]);

  const after = await renderRoute(SETTINGS, { profile: { hobbies: ['chess'] } });
  await importFile(copy);
  await expectShown(page.getByText('Done: 4 entries were imported.'));
  expect(await ownedBy(after)).toEqual(owned);
  expect(await allFigures(after)).toEqual(figures);

  await after.reload(SETTINGS);
  await importFile(copy);
  await expectShown(page.getByText('Done: 1 entry was imported.'));
  expect(await ownedBy(after)).toEqual(owned);
});

test('a file that is not ours changes nothing', async () => {
  const { stored } = await renderRoute(SETTINGS, { activities: HISTORY });
  await importFile('{"a": 1}');
  await expectShown(page.getByText('This is not a file from Aksharam.'));
  expect(await stored('activities')).toHaveLength(HISTORY.length);
});
