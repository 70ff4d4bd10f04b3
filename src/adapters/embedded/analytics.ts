import type { IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import type { Analytics, AnalyticsEvent, AnalyticsEventName, StoredEvent } from '../../ports/analytics';
import type { Identity, IdentityState } from '../../ports/identity';
import { type Connect, CURRENT_LEARNER } from './database';

export const MAX_STORED_EVENTS = 500;

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

const isStoredEvent = (stored: unknown): stored is StoredEvent =>
  v.is(v.object({ name: v.picklist(NAMES), parameters: v.record(v.string(), v.unknown()), at: v.number() }), stored);

/** Stores the event for this tab's learner, or for the device's when the tab does not know its learner yet. */
async function store(connect: Connect, event: AnalyticsEvent, identityState: IdentityState) {
  const change = (await connect()).transaction(['events', 'device', 'learners'], 'readwrite');
  const events = change.objectStore('events');
  const onDevice: unknown =
    identityState.kind === 'unknown' ? await change.objectStore('device').get(CURRENT_LEARNER) : null;
  const learnerId = identityState.kind === 'signed-in' ? identityState.learner.id : onDevice;
  // Another tab may have just erased this learner.
  if (typeof learnerId === 'string' && !(await change.objectStore('learners').getKey(learnerId))) return;
  const key = await events.add({ ...event, at: Date.now(), learnerId: learnerId ?? null });
  if (typeof key === 'number' && key > MAX_STORED_EVENTS) {
    await events.delete(IDBKeyRange.upperBound(key - MAX_STORED_EVENTS));
  }
  await change.done;
}

async function listOf(connect: Connect, learnerId: string): Promise<readonly StoredEvent[]> {
  const stored: readonly unknown[] = await (await connect()).getAll('events');
  return stored
    .filter(isOf(learnerId))
    .filter(isStoredEvent)
    .map(({ name, parameters, at }) => ({ name, parameters, at }) as StoredEvent);
}

/** Also erases events without a learner, which the first version of the app stored. */
export async function eraseEvents(
  events: IDBPObjectStore<unknown, string[], 'events', 'readwrite'>,
  learnerId: string,
): Promise<void> {
  for (let at = await events.openCursor(); at; at = await at.continue()) {
    const stored: unknown = at.value;
    if (isOf(learnerId)(stored) || !v.is(owned, stored)) await at.delete();
  }
}

async function eraseOf(connect: Connect, learnerId: string): Promise<void> {
  const change = (await connect()).transaction(['events'], 'readwrite');
  await eraseEvents(change.objectStore('events'), learnerId);
  await change.done;
}

/** Nothing leaves the device: the newest events are stored for the learner's export of their data. */
export function openEmbeddedAnalytics(connect: Connect, identity?: Pick<Identity, 'watch'>): Analytics {
  let identityState: IdentityState = { kind: 'unknown' };
  identity?.watch((state) => {
    identityState = state;
  });
  return {
    record: (event) => void store(connect, event, identityState).catch(() => undefined),
    storedEvents: {
      list: (learnerId) => listOf(connect, learnerId).catch(() => []),
      erase: (learnerId) => eraseOf(connect, learnerId).catch(() => undefined),
    },
  };
}
