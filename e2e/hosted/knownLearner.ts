import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { activityOf } from '../../src/domain/activity/activities.testing';
import type { Activity } from '../../src/domain/activity/activity';
import { NO_PREFERENCES } from '../../src/domain/learner/preferences';
import { rebuildMemory } from '../../src/domain/memory/withMemoryChange';
import { rebuildSummary } from '../../src/domain/progress/rebuildSummary';
import { daysAgo } from '../plantLearner';
import { learnerId, plantDocuments } from './emulator';
import { answerForGoogle } from './googlePopup';
import { signIn } from './hostedLearner';

const PROFILE = {
  ...NO_PREFERENCES,
  age: 8,
  grade: 3,
  hobbies: ['Kites'],
  isProfileComplete: true,
  startAt: 'letters',
  dailyMinutes: 5,
};

/** Practice on many days, without anything that is due again. */
export const practised = (times: number): readonly Activity[] =>
  Array.from({ length: times }, (_, at) =>
    activityOf('practice', {
      ...daysAgo(1 + (at % 6)),
      right: ['letter:అ'],
      partsDone: ['vowels/exercise/1'],
      tasksDone: 1,
    }),
  );

/** Signs in as a learner who answered the questions long ago and did this since; at the dashboard. */
export async function startAsKnown(page: Page, activities: readonly Activity[] = practised(1)) {
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL('/onboarding');
  const userId = await learnerId(page);
  const own = activities.map((activity, at) => ({ ...activity, userId, startedAt: activity.startedAt - at }));
  const memory = rebuildMemory(own);
  await plantDocuments(page, [
    { collection: 'userPreferences', id: userId, data: PROFILE },
    { collection: 'learnerSummaries', id: userId, data: rebuildSummary(own) },
    { collection: 'letterMemories', id: userId, data: memory.letters },
    { collection: 'wordMemories', id: userId, data: memory.words },
    ...own.map((data, at) => ({ collection: 'activities', id: `${userId}_planted-${at}`, data })),
  ]);
  // What was reached long ago was praised then.
  await page.evaluate((id) => localStorage.setItem(`celebrated:${id}`, '{"level":99,"achievements":[]}'), userId);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('సీత');
}

/** Playwright's types do not know of the databases. */
type KeptOrigin = { readonly origin: string; readonly indexedDB?: readonly { readonly name: string }[] };

/** Another device of the same learner, signed in, which knows nothing else yet. */
export async function anotherDevice(browser: Browser, context: BrowserContext): Promise<BrowserContext> {
  const { origins } = await context.storageState({ indexedDB: true });
  const signedIn = (origins as readonly KeptOrigin[]).map(({ origin, indexedDB = [] }) => ({
    origin,
    localStorage: [],
    indexedDB: indexedDB.filter(({ name }) => name === 'firebaseLocalStorageDb'),
  }));
  const other = await browser.newContext({ storageState: { cookies: [], origins: signedIn } });
  await answerForGoogle(other);
  return other;
}
