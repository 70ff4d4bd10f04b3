import * as v from 'valibot';
import type { Analytics, AnalyticsEvent, AnalyticsEventName, KeptEvent } from '../../ports/analytics';
import { type Connect, CURRENT_LEARNER } from './database';

export const MAX_KEPT_EVENTS = 500;

const NAMES = [
  'page_view',
  'check_quiz_requirements',
  'select_quiz',
  'start_quiz',
  'answer_question',
  'complete_quiz',
  'select_poet',
  'view_poem',
] as const satisfies readonly AnalyticsEventName[];

const owned = v.object({ learnerId: v.nullable(v.string()) });
const isOf = (learnerId: string) => (stored: unknown) => v.is(owned, stored) && stored.learnerId === learnerId;

const isKeptEvent = (stored: unknown): stored is KeptEvent =>
  v.is(v.object({ name: v.picklist(NAMES), parameters: v.record(v.string(), v.unknown()), at: v.number() }), stored);

async function keep(connect: Connect, event: AnalyticsEvent) {
  const change = (await connect()).transaction(['events', 'device'], 'readwrite');
  const events = change.objectStore('events');
  // Of whoever is signed in at this moment: a device may have several learners.
  const learnerId: unknown = await change.objectStore('device').get(CURRENT_LEARNER);
  const key = await events.add({ ...event, at: Date.now(), learnerId: learnerId ?? null });
  if (typeof key === 'number' && key > MAX_KEPT_EVENTS) {
    await events.delete(IDBKeyRange.upperBound(key - MAX_KEPT_EVENTS));
  }
  await change.done;
}

async function listOf(connect: Connect, learnerId: string): Promise<readonly KeptEvent[]> {
  const stored: readonly unknown[] = await (await connect()).getAll('events');
  return stored
    .filter(isOf(learnerId))
    .filter(isKeptEvent)
    .map(({ name, parameters, at }) => ({ name, parameters, at }) as KeptEvent);
}

/** With those of which it is not known whose they are: the first version did not write it down. */
async function eraseOf(connect: Connect, learnerId: string): Promise<void> {
  const change = (await connect()).transaction('events', 'readwrite');
  for (let at = await change.store.openCursor(); at; at = await at.continue()) {
    const stored: unknown = at.value;
    if (isOf(learnerId)(stored) || !v.is(owned, stored)) await at.delete();
  }
  await change.done;
}

/** Nothing leaves the device: the newest events are kept, for the learner's own copy of their data. */
export function openEmbeddedAnalytics(connect: Connect): Analytics {
  return {
    record: (event) => void keep(connect, event).catch(() => undefined),
    keptEvents: {
      list: (learnerId) => listOf(connect, learnerId).catch(() => []),
      erase: (learnerId) => eraseOf(connect, learnerId).catch(() => undefined),
    },
  };
}
