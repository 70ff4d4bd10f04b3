import { deleteDB } from 'idb';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openEmbeddedAnalytics } from '../../adapters/embedded/analytics';
import { connectTo } from '../../adapters/embedded/database';
import { openEmbeddedDocuments } from '../../adapters/embedded/documents';
import { openEmbeddedIdentity } from '../../adapters/embedded/identity';
import { recordOf } from '../../adapters/embedded/indexes';
import { embeddedVoice as speech } from '../../adapters/espeak/embeddedVoice.testing';
import { modelTutor } from '../../adapters/modelTutor';
import { NO_PREFERENCES } from '../../domain/learner/preferences';
import { activityOf as anActivity } from '../../domain/activity/activities.testing';
import { MEMORY_PARTS } from '../../domain/memory/memoryDocument';
import { rebuildSummary } from '../../domain/progress/rebuildSummary';
import { failed } from '../../domain/result';
import type { Documents } from '../../ports/documents';
import { valueOf } from '../../ports/documentsExamples.testing';
import { type Ports, PortsProvider } from '../session/ports';
import { type Session, SessionContext } from '../session/session';
import { renewMemory } from '../memory/learnersMemory';
import { LearnerDataContext, NEWEST_ACTIVITIES, openLearnerData } from '../memory/learnerData';
import { openPage } from '../../ui/speech/speechOnPage.testing';
import AchievementsPage from '../../features/achievements/AchievementsPage';
import DashboardPage from '../../features/dashboard/DashboardPage';
import ProgressPage from '../../features/progress/ProgressPage';

const OTHER_LEARNERS = 3;
/** Twenty times as many as the screens show, so that reads which grow with the history are found. */
const MANY = 20 * NEWEST_ACTIVITIES;
const learner = { id: 'sita', name: 'Sita', email: '' };
const nothing = () => Promise.resolve();
let close = nothing;

beforeEach(() => localStorage.setItem('celebratedBadges:sita', JSON.stringify({ level: 99, achievements: [] })));
afterEach(async () => {
  await close();
  close = nothing;
  localStorage.clear();
});

/** Counts every document that is read. */
function countReads(documents: Documents): { documents: Documents; read: () => number } {
  let read = 0;
  return {
    read: () => read,
    documents: {
      ...documents,
      get: async (collection, id) => {
        read += 1;
        return documents.get(collection, id);
      },
      list: async (collection, filters) => {
        const listed = await documents.list(collection, filters);
        read += listed.ok ? listed.value.length : 0;
        return listed;
      },
      newest: async (collection, userId, most) => {
        const newest = await documents.newest(collection, userId, most);
        read += newest.ok ? newest.value.length : 0;
        return newest;
      },
    },
  };
}

const activityOf = (userId: string, at: number) =>
  anActivity('exercise', { userId, part: 1 + (at % 12), startedAt: at, right: ['letter:అ'] });

type Opening = {
  readonly activities: number;
  readonly hasDeviceLearners?: boolean;
  /** Replaces the stored newest activities. */
  readonly newest?: Documents['newest'];
};

/** Opens the screen for a learner with the given number of activities, on a device with other learners. */
async function open(Page: ComponentType, { activities, hasDeviceLearners = true, newest }: Opening) {
  const name = `figures-${crypto.randomUUID()}`;
  const connect = connectTo(name);
  const onDevice = openEmbeddedIdentity(connect, name);
  for (let at = 0; at < OTHER_LEARNERS; at += 1) await onDevice.deviceLearners?.add({ name: `Learner ${at}` });
  const { deviceLearners: _, ...hostedIdentity } = onDevice;
  const identity = hasDeviceLearners ? onDevice : hostedIdentity;
  const history = Array.from({ length: activities }, (_activity, at) => activityOf(learner.id, at));
  const change = (await connect()).transaction('activities', 'readwrite');
  for (const [at, activity] of history.entries()) void change.store.put(recordOf('activities', String(at), activity));
  await change.done;
  const stored = openEmbeddedDocuments(connect);
  valueOf(await stored.set('learnerSummaries', learner.id, rebuildSummary(history)));
  await renewMemory(stored, learner.id, history);

  const { documents, read } = countReads(newest ? { ...stored, newest } : stored);
  const ready: Promise<Ports> = Promise.resolve({
    identity,
    documents,
    analytics: openEmbeddedAnalytics(connect),
    speech,
    openDevicesVoice: () => Promise.resolve(null),
    tutor: modelTutor('openai', async () => failed({ kind: 'unreachable' })),
  });
  const session: Session = {
    identity: { kind: 'signed-in', learner },
    profile: { kind: 'loaded', value: NO_PREFERENCES },
    leftOnPurpose: () => false,
    saveProfile: () => documents.set('userPreferences', learner.id, {}),
    signOut: () => Promise.resolve(),
    leaving: null,
  };
  const shown = openPage(
    speech,
    <MemoryRouter>
      <PortsProvider open={() => ready}>
        <SessionContext value={session}>
          <LearnerDataContext value={openLearnerData(documents, learner.id)}>
            <Suspense>
              <Page />
            </Suspense>
          </LearnerDataContext>
        </SessionContext>
      </PortsProvider>
    </MemoryRouter>,
  );
  close = async () => {
    shown.close();
    (await connect()).close();
    await deleteDB(name);
  };
  return { read };
}

async function readsOf(Page: ComponentType, shownAtLast: string, activities: number, atLeast = 0): Promise<number> {
  const { read } = await open(Page, { activities });
  await expect.element(page.getByText(shownAtLast, { exact: true }).first()).toBeVisible();
  await expect.poll(read).toBeGreaterThanOrEqual(atLeast);
  await close();
  close = nothing;
  return read();
}

/** The akshara map needs only the letters. */
const LETTER_DOCUMENTS = 1;

// The tests run in React's strict mode, which reads everything twice.
const STRICT_MODE_READS = 2;

test.each([
  ['dashboard', DashboardPage, 'Your learning path', 1 + MEMORY_PARTS.length],
  ['leaderboards page', AchievementsPage, 'You', 1 + OTHER_LEARNERS],
  ['progress page', ProgressPage, 'Akshara map', 1 + NEWEST_ACTIVITIES + LETTER_DOCUMENTS],
] as const)('the %s reads the same few documents after 10 activities and after many', async (_, Page, last, few) => {
  expect(await readsOf(Page, last, 10)).toBeLessThanOrEqual(few * STRICT_MODE_READS);
  expect(await readsOf(Page, last, MANY, few)).toBeLessThanOrEqual(few * STRICT_MODE_READS);
});

test('the progress page shows everything else while the newest activities load', async () => {
  await open(ProgressPage, { activities: 3, newest: () => new Promise(() => {}) });
  await expect.element(page.getByText('Akshara map', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('lessons completed')).toBeVisible();
  const insights = page.getByRole('region', { name: 'Learning insights' });
  await expect.element(insights.getByRole('status')).toHaveTextContent('Adding up what you have learned');
});

test('without learners on the device, the board shows only your own row and reads nobody else', async () => {
  const { read } = await open(AchievementsPage, { activities: 3, hasDeviceLearners: false });
  await expect.element(page.getByRole('heading', { name: 'Your week' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /You 15$/ })).toBeVisible();
  expect(page.getByRole('region', { name: 'Your week' }).getByRole('row').elements()).toHaveLength(2);
  expect(read()).toBeLessThanOrEqual(STRICT_MODE_READS);
});
