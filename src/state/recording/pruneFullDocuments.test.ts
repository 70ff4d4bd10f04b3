import { expect, it } from 'vitest';
import { applyWrite } from '../../adapters/embedded/applyWrite';
import { understand, understandStored } from '../../adapters/shapes/understand';
import { activityOf } from '../../domain/activity/activities.testing';
import { EMPTY_SUMMARY } from '../../domain/learner/summary';
import { failed, ok } from '../../domain/result';
import type { Documents, Write } from '../../ports/documents';
import { recordActivity } from './recordActivity';

type Fields = Readonly<Record<string, unknown>>;

type Maps = Record<string, unknown>;

/** The limit in firestore.rules. */
const MAX_NAMES = 7000;

const isMap = (value: unknown): value is Maps => typeof value === 'object' && value !== null && !Array.isArray(value);

const largestMap = (data: Fields) =>
  Math.max(0, ...Object.values(data).map((field) => (isMap(field) ? Object.keys(field).length : 0)));

function changed(before: Fields, write: Extract<Write, { write: 'set' }>): Fields {
  const data: Maps = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, isMap(value) ? { ...value } : value]),
  );
  for (const [field = '', name = ''] of write.removals ?? []) {
    const map = data[field];
    if (isMap(map)) delete map[name];
  }
  return applyWrite(data, { ...write, removals: [] });
}

/** A store with a limit on the size of documents, like the limit in firestore.rules. */
function boundedStore(initial: Readonly<Record<string, Fields>>) {
  const stored = new Map(Object.entries(initial));
  const documents = {
    understand,
    get: async (collection, id) => {
      const data = stored.get(`${collection}/${id}`);
      return ok(data ? understandStored(collection, id, data) : null);
    },
    batch: async (writes) => {
      const after = new Map<string, Fields>();
      for (const write of writes) {
        const path = `${write.collection}/${write.id}`;
        const before = stored.get(path) ?? {};
        const data: Fields =
          write.write === 'set' ? changed(before, write) : write.write === 'add' ? { ...write.data } : {};
        const isFull = largestMap(data) > Math.max(MAX_NAMES, largestMap(before));
        if (isFull || (write.write === 'add' && stored.has(path))) return failed({ kind: 'denied', detail: 'full' });
        after.set(path, data);
      }
      for (const [path, data] of after) stored.set(path, data);
      return ok('saved');
    },
  } satisfies Partial<Documents>;
  return { documents: documents as unknown as Documents, stored };
}

const names = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`word:${at}`, value]));

const full = (count: number) => ({
  'learnerSummaries/sita': { ...EMPTY_SUMMARY, activities: 9000, rightByItem: { ...names(count, 1), 'word:0': 9 } },
  'wordMemories/sita': { items: { ...names(count, { '20000': 1 }), 'word:0': { '20500': 1 } }, pairs: {} },
});

const learned = (word: string) => ({
  id: word,
  activity: activityOf('practice', { right: [`word:${word}`], tasksDone: 1 }),
  also: null,
});

it.each([7000, 7500])('a learner whose documents hold %i items can still save', async (count) => {
  const { documents, stored } = boundedStore(full(count));
  for (const word of ['one', 'two', 'three']) expect(await recordActivity(documents, learned(word))).toBe('saved');
  expect(stored.get('learnerSummaries/sita')).toMatchObject({
    activities: 9003,
    rightByItem: { 'word:one': 1, 'word:three': 1, 'word:0': 9 },
  });
  expect(stored.get('wordMemories/sita')?.['items']).toMatchObject({ 'word:three': {}, 'word:0': { '20500': 1 } });
});

it('an activity refused for another reason is not sent again', async () => {
  const { documents } = boundedStore({});
  let sent = 0;
  const closed: Documents = {
    ...documents,
    batch: async () => {
      sent += 1;
      return failed({ kind: 'denied', detail: 'closed' });
    },
  };
  expect(await recordActivity(closed, learned('one'))).toBeNull();
  expect(sent).toBe(1);
});
