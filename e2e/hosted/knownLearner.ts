import type { Page } from '@playwright/test';
import { activityOf } from '../../src/domain/activity/activities.testing';
import type { Activity } from '../../src/domain/activity/activity';
import { NO_PREFERENCES } from '../../src/domain/learner/preferences';
import { rebuildMemory } from '../../src/domain/memory/withMemoryChange';
import { rebuildSummary } from '../../src/domain/progress/rebuildSummary';
import { daysAgo } from '../plantLearner';
import { plantDocuments } from './emulator';
import { type Account, newAccount, plantSession } from './hostedAccount';

const PROFILE = {
  ...NO_PREFERENCES,
  age: 8,
  grade: 3,
  hobbies: ['Kites'],
  isProfileComplete: true,
  startAt: 'letters',
  dailyMinutes: 5,
};

/** Practice on several days that leaves nothing due. */
export const practiceActivities = (times: number): readonly Activity[] =>
  Array.from({ length: times }, (_, at) =>
    activityOf('practice', {
      ...daysAgo(1 + (at % 6)),
      right: ['letter:అ'],
      partsDone: ['vowels/exercise/1'],
      tasksDone: 1,
    }),
  );

export const profileOf = (userId: string) => ({ collection: 'userPreferences', id: userId, data: PROFILE });

/** An account with a complete profile and these activities. */
export async function knownAccount(activities: readonly Activity[] = practiceActivities(1)): Promise<Account> {
  const account = await newAccount();
  const { userId } = account;
  const own = activities.map((activity, at) => ({ ...activity, userId, startedAt: activity.startedAt - at }));
  const memory = rebuildMemory(own);
  const documents = [
    { collection: 'learnerSummaries', id: userId, data: rebuildSummary(own) },
    { collection: 'letterMemories', id: userId, data: memory.letters },
    { collection: 'wordMemories', id: userId, data: memory.words },
    // The server has already counted these.
    ...own.map((data, at) => ({
      collection: 'activities',
      id: `${userId}_planted-${at}`,
      data: { ...data, scoredAt: new Date(data.startedAt) },
    })),
  ];
  await plantDocuments([profileOf(userId), ...(own.length > 0 ? documents : [])]);
  return account;
}

/** Signs a known learner in on this page's device, which has no other data; the app is not opened yet. */
export async function plantKnownLearner(page: Page, activities?: readonly Activity[]): Promise<Account> {
  const account = await knownAccount(activities);
  await plantSession(page, account);
  return account;
}
