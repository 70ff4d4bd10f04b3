import type { Page } from '@playwright/test';
import { CURRENT_LEARNER } from '../src/adapters/embedded/database';
import { recordOf } from '../src/adapters/embedded/indexes';
import type { Activity } from '../src/domain/activity/activity';
import { NO_PREFERENCES, type UserPreferences } from '../src/domain/learner/preferences';
import { rebuildMemory } from '../src/domain/memory/withMemoryChange';
import { rebuildSummary } from '../src/domain/progress/rebuildSummary';
import type { OwnedName } from '../src/ports/collections';
import { plantEntries } from './deviceDatabase';

const SITA = { id: 'sita', name: 'Sita', email: '' };

type Planted = {
  readonly profile?: Partial<UserPreferences>;
  readonly activities?: readonly Activity[];
  readonly learner?: { readonly id: string; readonly name: string; readonly email: string };
  /** The app's origin, for a page without a base URL. */
  readonly base?: string;
};

/** Plants a signed-in learner with a complete profile and these activities; the app is not opened yet. */
export async function plantLearner(
  page: Page,
  { profile = {}, activities = [], learner = SITA, base = '' }: Planted = {},
): Promise<void> {
  const own = activities.map((activity) => ({ ...activity, userId: learner.id }));
  const preferences = { ...NO_PREFERENCES, age: 8, grade: 3, isProfileComplete: true, ...profile };
  const documents: readonly (readonly [OwnedName, object])[] = [
    ['userPreferences', preferences],
    ...(own.length > 0 ? derivedFrom(own) : []),
  ];
  await plantEntries(
    page,
    [
      { store: 'learners', record: learner },
      { store: 'device', record: learner.id, key: CURRENT_LEARNER },
      ...documents.map(([store, data]) => ({ store, record: recordOf(store, learner.id, { ...data }) })),
      ...own.map((data, at) => ({
        store: 'activities',
        record: recordOf('activities', `planted-${learner.id}-${at}`, data),
      })),
    ],
    base,
  );
}

/** The documents that the app derives from activities. */
function derivedFrom(own: readonly Activity[]): readonly (readonly [OwnedName, object])[] {
  const memory = rebuildMemory(own);
  return [
    ['learnerSummaries', rebuildSummary(own)],
    ['letterMemories', memory.letters],
    ['wordMemories', memory.words],
    ['sentenceMemories', memory.sentences],
    ['poemMemories', memory.poems],
  ];
}

const DAY_MS = 86_400_000;

/** Noon, this many days ago. */
export const daysAgo = (days: number): Pick<Activity, 'startedAt' | 'day'> => {
  const then = new Date(Date.now() - days * DAY_MS);
  then.setHours(12, 0, 0, 0);
  const day = [then.getFullYear(), then.getMonth() + 1, then.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return { startedAt: then.getTime(), day };
};
