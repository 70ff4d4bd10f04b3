// What a learner does until the process is ended: each deed says what it tried and what the screen then said was done.
import { expect, type Page } from '@playwright/test';
import { bringIn, erase } from '../e2e/grownUps';
import { materialFor, playExercise, playQuiz, playRound } from '../e2e/exercises';
import { playEasy } from '../e2e/quizzes';
import { poems } from '../src/content/padyalu/poems';
import { activityOf } from '../src/domain/activity/activities.testing';
import type { ActivityKind } from '../src/domain/activity/activity';
import type { Random } from '../src/domain/random';

export type Ledger = {
  readonly tried: Map<ActivityKind, number>;
  readonly told: Map<ActivityKind, number>;
  /** What was written into the profile, the newest last, and whether the screen said that it is saved. */
  readonly hobbies: string[];
  isProfileTold: boolean;
  /** How many records a file held, and whether they were said to be brought in. */
  imported: { count: number; isTold: boolean } | null;
  erased: 'no' | 'tried' | 'told';
};

export const newLedger = (): Ledger => ({
  tried: new Map(),
  told: new Map(),
  hobbies: ['Kites'],
  isProfileTold: true,
  imported: null,
  erased: 'no',
});

const count = (counts: Map<ActivityKind, number>, kind: ActivityKind, by = 1) =>
  counts.set(kind, (counts.get(kind) ?? 0) + by);

export type Journey = { readonly page: Page; readonly base: string; readonly ledger: Ledger; readonly random: Random };

type Deed = (journey: Journey) => Promise<void>;

const SAVED = 'Your result is saved.';

const pick = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

async function easyQuiz({ page, base, ledger, random }: Journey) {
  await page.goto(`${base}/dashboard/AIQuizzes/easy`);
  const goesOn = page.getByRole('button', { name: 'Start a new quiz' });
  if (await goesOn.isVisible().catch(() => false)) await goesOn.click();
  count(ledger.tried, 'quiz');
  await playEasy(page, { wrong: Math.floor(random() * 3) });
  await page.getByText(SAVED).waitFor();
  count(ledger.told, 'quiz');
}

async function lessonQuiz({ page, base, ledger, random }: Journey) {
  await page.goto(`${base}/dashboard/learning/alphabet/vowels/quizzes/${1 + Math.floor(random() * 2)}`);
  count(ledger.tried, 'lesson-quiz');
  await playQuiz(page, await materialFor('vowels'), Math.floor(random() * 2));
  await page.getByText(SAVED).waitFor();
  count(ledger.told, 'lesson-quiz');
}

async function pagePractice({ page, base, ledger }: Journey) {
  await page.goto(`${base}/dashboard/learning/alphabet/vowels/pages/1/practice`);
  count(ledger.tried, 'practice');
  await playRound(page, await materialFor('vowels'));
  await page.getByText(SAVED).waitFor();
  count(ledger.told, 'practice');
}

/** Left in the middle: what was answered is recorded on the way out. */
async function exercisesLeft({ page, base, ledger }: Journey) {
  await page.goto(`${base}/dashboard/learning/alphabet/vowels/exercises`);
  count(ledger.tried, 'practice');
  await playExercise(page, await materialFor('vowels'));
  // The first link leads to the content, the next one out of the room.
  await page.getByRole('link').nth(1).click();
  await expect(page.locator('[data-exercise]')).toBeHidden();
}

async function poemByHeart({ page, base, ledger, random }: Journey) {
  const { id } = pick(random, poems);
  count(ledger.tried, 'poem');
  await page.goto(`${base}/dashboard/telugu-padyalu/poem/${id}`);
  const known = page.getByText('You know this poem by heart. Well done!');
  const button = page.getByRole('button', { name: 'I know it by heart' });
  await button.or(known).first().waitFor();
  if (await known.isVisible()) return;
  count(ledger.tried, 'poem-learned');
  await button.click();
  await known.waitFor();
  count(ledger.told, 'poem-learned');
}

async function search({ page, base, ledger, random }: Journey) {
  await page.goto(`${base}/dashboard/ai-learning`);
  for (const word of [pick(random, ['cow', 'river', 'mango']), pick(random, ['sun', 'book', 'zzqx'])]) {
    count(ledger.tried, 'search');
    await page.getByRole('combobox').first().fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  await page.goto(`${base}/dashboard/progress`);
}

async function profile({ page, base, ledger, random }: Journey) {
  await page.goto(`${base}/dashboard/settings`);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const hobby = `hobby ${Math.floor(random() * 1e9)}`;
  await page.getByLabel('Hobbies', { exact: true }).fill(hobby);
  ledger.hobbies.push(hobby);
  ledger.isProfileTold = false;
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  ledger.isProfileTold = true;
}

async function importing({ page, base, ledger, random }: Journey) {
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
  ledger.imported = { count: records, isTold: false };
  await bringIn(page, { format: 'aksharam-learner', version: 1, collections: { activities } });
  await page.getByText(/brought in/).waitFor();
  ledger.imported = { count: records, isTold: true };
}

async function erasing({ page, base, ledger }: Journey) {
  await page.goto(`${base}/dashboard/settings`);
  await page.getByRole('button', { name: 'Erase everything' }).waitFor();
  ledger.erased = 'tried';
  await erase(page);
  await expect(page).toHaveURL(`${base}/`);
  ledger.erased = 'told';
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

async function wander({ page, base, random }: Journey) {
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goto(`${base}/dashboard${pick(random, SCREENS)}`);
    await expect(page.locator('h1, h2, [data-exercise]').first()).toBeVisible();
  }
}

const DEEDS: readonly Deed[] = [
  easyQuiz,
  lessonQuiz,
  pagePractice,
  exercisesLeft,
  poemByHeart,
  poemByHeart,
  search,
  profile,
  wander,
];
const LAST_DEEDS: readonly Deed[] = [...DEEDS, importing, importing, erasing];

/** A few deeds, one after the other. Only the last may be an import or an erasure: what came before is then known. */
export function plannedDeeds(random: Random): readonly Deed[] {
  const before = Array.from({ length: Math.floor(random() * 3) }, () => pick(random, DEEDS));
  return [...before, pick(random, LAST_DEEDS)];
}
