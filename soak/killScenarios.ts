// Actions of a learner until the browser is killed. Each records in the ledger what it attempted and what the screen
// confirmed.
import { expect, type Page } from '@playwright/test';
import { chooseImportFile, erase } from '../e2e/grownUps';
import { materialFor, playExercise, playQuiz, playExercises } from '../e2e/exercises';
import { playEasy } from '../e2e/quizzes';
import { poems } from '../src/content/padyalu/poems';
import { activityOf } from '../src/domain/activity/activities.testing';
import type { ActivityKind } from '../src/domain/activity/activity';
import type { Random } from '../src/domain/random';

export type Ledger = {
  readonly attempted: Map<ActivityKind, number>;
  readonly confirmed: Map<ActivityKind, number>;
  /** Hobbies entered into the editProfile, newest last; the flag below says whether the screen confirmed the last one. */
  readonly hobbies: string[];
  isProfileConfirmed: boolean;
  /** Number of records in the imported file, and whether the screen confirmed the import. */
  imported: { count: number; isConfirmed: boolean } | null;
  erased: 'no' | 'attempted' | 'confirmed';
};

export const newLedger = (): Ledger => ({
  attempted: new Map(),
  confirmed: new Map(),
  hobbies: ['Kites'],
  isProfileConfirmed: true,
  imported: null,
  erased: 'no',
});

const count = (counts: Map<ActivityKind, number>, kind: ActivityKind, by = 1) =>
  counts.set(kind, (counts.get(kind) ?? 0) + by);

export type Scenario = { readonly page: Page; readonly base: string; readonly ledger: Ledger; readonly random: Random };

type Action = (scenario: Scenario) => Promise<void>;

const SAVED = 'Your result is saved.';

const pick = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('The list is empty');
  return one;
};

async function easyQuiz({ page, base, ledger, random }: Scenario) {
  await page.goto(`${base}/dashboard/AIQuizzes/easy`);
  const restart = page.getByRole('button', { name: 'Start a new quiz' });
  if (await restart.isVisible().catch(() => false)) await restart.click();
  count(ledger.attempted, 'quiz');
  await playEasy(page, { wrong: Math.floor(random() * 3) });
  await page.getByText(SAVED).waitFor();
  count(ledger.confirmed, 'quiz');
}

async function lessonQuiz({ page, base, ledger, random }: Scenario) {
  await page.goto(`${base}/dashboard/learning/alphabet/vowels/quizzes/${1 + Math.floor(random() * 2)}`);
  count(ledger.attempted, 'lesson-quiz');
  await playQuiz(page, await materialFor('vowels'), Math.floor(random() * 2));
  await page.getByText(SAVED).waitFor();
  count(ledger.confirmed, 'lesson-quiz');
}

async function pagePractice({ page, base, ledger }: Scenario) {
  await page.goto(`${base}/dashboard/learning/alphabet/vowels/pages/1/practice`);
  count(ledger.attempted, 'practice');
  await playExercises(page, await materialFor('vowels'));
  await page.getByText(SAVED).waitFor();
  count(ledger.confirmed, 'practice');
}

/** Leaving in the middle records the answers given so far. */
async function abandonExercises({ page, base, ledger }: Scenario) {
  await page.goto(`${base}/dashboard/learning/alphabet/vowels/exercises`);
  count(ledger.attempted, 'practice');
  await playExercise(page, await materialFor('vowels'));
  // The first link skips to the content, the second one leaves the room.
  await page.getByRole('link').nth(1).click();
  await expect(page.locator('[data-exercise]')).toBeHidden();
}

async function poemByHeart({ page, base, ledger, random }: Scenario) {
  const { id } = pick(random, poems);
  count(ledger.attempted, 'poem');
  await page.goto(`${base}/dashboard/telugu-padyalu/poem/${id}`);
  const known = page.getByText('You know this poem by heart. Well done!');
  const button = page.getByRole('button', { name: 'I know it by heart' });
  await button.or(known).first().waitFor();
  if (await known.isVisible()) return;
  count(ledger.attempted, 'poem-learned');
  await button.click();
  await known.waitFor();
  count(ledger.confirmed, 'poem-learned');
}

async function search({ page, base, ledger, random }: Scenario) {
  await page.goto(`${base}/dashboard/ai-learning`);
  for (const word of [pick(random, ['cow', 'river', 'mango']), pick(random, ['sun', 'book', 'zzqx'])]) {
    count(ledger.attempted, 'search');
    await page.getByRole('combobox').first().fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await page.goto(`${base}/dashboard/progress`);
}

async function editProfile({ page, base, ledger, random }: Scenario) {
  await page.goto(`${base}/dashboard/settings`);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const hobby = `hobby ${Math.floor(random() * 1e9)}`;
  await page.getByLabel('Hobbies', { exact: true }).fill(hobby);
  ledger.hobbies.push(hobby);
  ledger.isProfileConfirmed = false;
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  ledger.isProfileConfirmed = true;
}

async function importFile({ page, base, ledger, random }: Scenario) {
  await page.goto(`${base}/dashboard/settings`);
  const records = 200 + Math.floor(random() * 1800);
  const activities = Array.from({ length: records }, (_, at) => ({
    ...activityOf('practice', {
      right: ['letter:అ', 'letter:క'],
      tasksDone: 2,
      day: `2026-10-${String(1 + (at % 28)).padStart(2, '0')}`,
    }),
    id: `imported-${at}`,
  }));
  ledger.imported = { count: records, isConfirmed: false };
  await chooseImportFile(page, { format: 'aksharam-learner', version: 1, collections: { activities } });
  await page.getByText(/brought in/).waitFor();
  ledger.imported = { count: records, isConfirmed: true };
}

async function eraseLearner({ page, base, ledger }: Scenario) {
  await page.goto(`${base}/dashboard/settings`);
  await page.getByRole('button', { name: 'Erase everything' }).waitFor();
  ledger.erased = 'attempted';
  await erase(page);
  await expect(page).toHaveURL(`${base}/`);
  ledger.erased = 'confirmed';
}

const SCREENS = [
  '',
  '/learning',
  '/learning/alphabet/vowels',
  '/learning/alphabet/vowels/pages/2',
  '/learning/alphabet/gunintalu/chart',
  '/AIQuizzes',
  '/AIQuizzes/medium',
  '/telugu-padyalu',
  '/telugu-padyalu/games',
  '/achievements',
  '/progress',
  '/settings',
  '/begin',
  '/placement',
  '/review',
  '/today',
  '/practise',
];

async function visitScreens({ page, base, random }: Scenario) {
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goto(`${base}/dashboard${pick(random, SCREENS)}`);
    await expect(page.locator('h1, h2, [data-exercise]').first()).toBeVisible();
  }
}

const ACTIONS: readonly Action[] = [
  easyQuiz,
  lessonQuiz,
  pagePractice,
  abandonExercises,
  poemByHeart,
  poemByHeart,
  search,
  editProfile,
  visitScreens,
];
const LAST_ACTIONS: readonly Action[] = [...ACTIONS, importFile, importFile, eraseLearner];

/** Only the last action may be an import or an erasure, so that the state before it is known. */
export function planActions(random: Random): readonly Action[] {
  const before = Array.from({ length: Math.floor(random() * 3) }, () => pick(random, ACTIONS));
  return [...before, pick(random, LAST_ACTIONS)];
}
