import * as v from 'valibot';
import type { Analytics, AnalyticsEvent, AnalyticsEventName, KeptEvent } from '../../ports/analytics';
import type { Connect } from './database';

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

const isKeptEvent = (stored: unknown): stored is KeptEvent =>
  v.is(v.object({ name: v.picklist(NAMES), parameters: v.record(v.string(), v.unknown()), at: v.number() }), stored);

async function keep(connect: Connect, event: AnalyticsEvent) {
  const change = (await connect()).transaction('events', 'readwrite');
  const key = await change.store.add({ ...event, at: Date.now() });
  if (typeof key === 'number' && key > MAX_KEPT_EVENTS) {
    await change.store.delete(IDBKeyRange.upperBound(key - MAX_KEPT_EVENTS));
  }
  await change.done;
}

/** Nothing leaves the device: the newest events are kept, for the learner's own copy of their data. */
export function openEmbeddedAnalytics(connect: Connect): Analytics {
  return {
    record: (event) => void keep(connect, event).catch(() => undefined),
    keptEvents: {
      async list() {
        const stored: readonly unknown[] = await connect()
          .then((database) => database.getAll('events'))
          .catch(() => []);
        return stored.filter(isKeptEvent);
      },
      erase: () =>
        connect()
          .then((database) => database.clear('events'))
          .catch(() => undefined),
    },
  };
}
