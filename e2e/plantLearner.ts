import { expect, type Page } from '@playwright/test';
import { recordOf } from '../src/adapters/embedded/indexes';
import type { Activity } from '../src/domain/activity/activity';
import { NO_PREFERENCES, type UserPreferences } from '../src/domain/learner/preferences';
import { rebuildMemory } from '../src/domain/memory/withMemoryChange';
import { rebuildSummary } from '../src/domain/progress/rebuildSummary';
import type { OwnedName } from '../src/ports/collections';

const SITA = { id: 'sita', name: 'Sita', email: '' };

type Planted = {
  readonly profile?: Partial<UserPreferences>;
  readonly activities?: readonly Activity[];
  readonly learner?: { readonly id: string; readonly name: string; readonly email: string };
  /** Where the app is, for a page that does not know. */
  readonly base?: string;
};

/** A learner who answered the seven questions long ago, and did this since; signed in, without a page of theirs open yet. */
export async function plantLearner(
  page: Page,
  { profile = {}, activities = [], learner: who = SITA, base = '' }: Planted = {},
): Promise<void> {
  const own = activities.map((activity) => ({ ...activity, userId: who.id }));
  const memory = rebuildMemory(own);
  const kept: readonly (readonly [OwnedName, object])[] = [
    ['userPreferences', { ...NO_PREFERENCES, age: 8, grade: 3, isProfileComplete: true, ...profile }],
    ['learnerSummaries', rebuildSummary(own)],
    ['letterMemories', memory.letters],
    ['wordMemories', memory.words],
    ['sentenceMemories', memory.sentences],
    ['poemMemories', memory.poems],
  ];
  const records = [
    ...kept.map(([store, data]) => ({ store, record: recordOf(store, who.id, { ...data }) })),
    ...own.map((data, at) => ({
      store: 'activities',
      record: recordOf('activities', `planted-${who.id}-${at}`, data),
    })),
  ];
  // The app makes its database; what is planted goes in past it.
  await page.goto(`${base}/login`);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('aksharam');
  await page.evaluate(
    async ({ learner, entries }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('aksharam');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
      });
      const change = database.transaction([...database.objectStoreNames], 'readwrite');
      change.objectStore('learners').put(learner);
      change.objectStore('device').put(learner.id, 'currentLearner');
      for (const { store, record } of entries) change.objectStore(store).put(record);
      await new Promise((resolve) => {
        change.addEventListener('complete', resolve);
      });
      database.close();
    },
    { learner: who, entries: records },
  );
}

const DAY_MS = 86_400_000;

/** So many days ago, at noon. */
export const daysAgo = (days: number): Pick<Activity, 'startedAt' | 'day'> => {
  const then = new Date(Date.now() - days * DAY_MS);
  then.setHours(12, 0, 0, 0);
  const day = [then.getFullYear(), then.getMonth() + 1, then.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return { startedAt: then.getTime(), day };
};
