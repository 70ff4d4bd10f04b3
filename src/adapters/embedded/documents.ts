import type { IDBPTransaction } from 'idb';
import { recordIdOf } from '../../domain/activity/recordId';
import { failed, ok, type Result } from '../../domain/result';
import {
  type CollectionName,
  ONE_DOCUMENT_COLLECTIONS,
  OWNED,
  type OwnedName,
  RECORDED,
  type SharedName,
} from '../../ports/collections';
import type { Documents, DocumentsError, Stored, Write } from '../../ports/documents';
import { PAGE_SIZE, tooMany } from '../batchSize';
import { newId } from '../../browser/newId';
import { understand, understandStored } from '../shapes/understand';
import { applyWrite } from './applyWrite';
import { eraseEvents } from './analytics';
import { type Connect, CURRENT_LEARNER } from './database';
import { INDEXES, recordOf, type OwnedRecord } from './indexes';
import { matches, planQuery, type AnyFilter, type QueryPlan } from './queryPlan';
import { storageError } from './storageError';

type SharedCollection<N extends SharedName> = {
  readonly all: () => Promise<readonly Stored<N>[]>;
  /** Given when loading one document is cheaper than loading all. */
  readonly one?: (id: string) => Promise<Stored<N> | undefined>;
};

/** The shared collections ship with the app instead of coming from a server. */
export type SharedContent = { readonly [N in SharedName]: SharedCollection<N> };

const NOTHING = { all: () => Promise.resolve([]) };
export const NO_SHARED_CONTENT: SharedContent = { translations: NOTHING, poets: NOTHING, poems: NOTHING };

export const oneOf = async <N extends SharedName>(
  { all, one }: SharedCollection<N>,
  id: string,
): Promise<Stored<N> | undefined> => (one ? one(id) : (await all()).find((entry) => entry.id === id));

class AlreadyRecorded extends Error {}
class UnknownLearner extends Error {}

/** The app writes only for learners on this device; tests may write for any. */
export type Owners = 'any' | 'on-this-device';

const isOwned = (collection: CollectionName): collection is OwnedName => Object.hasOwn(INDEXES, collection);

const rangeOf = ({ lower, upper }: QueryPlan) => IDBKeyRange.bound(lower, upper);

async function answer<T>(work: () => Promise<T>): Promise<Result<T, DocumentsError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    if (thrown instanceof AlreadyRecorded) return failed({ kind: 'denied', detail: thrown.message });
    if (thrown instanceof UnknownLearner) return failed({ kind: 'gone', detail: thrown.message });
    return failed(storageError(thrown));
  }
}

type Change = IDBPTransaction<unknown, string[], 'readwrite'>;

const ownerOf = (write: Write): string => (write.write === 'add' ? write.data.userId : write.id);

/** Runs in the same transaction as the writes, so that a sleeping tab cannot bring back an erased learner. */
async function requireOwners(change: Change, writes: readonly Write[]): Promise<void> {
  const owners = new Set(writes.filter(({ write }) => write !== 'delete').map(ownerOf));
  for (const owner of owners) {
    if ((await change.objectStore('learners').getKey(owner)) === undefined)
      throw new UnknownLearner(`The learner ${owner} is not on this device.`);
  }
}

async function eraseLearner(change: Change, userId: string): Promise<void> {
  for (const collection of ONE_DOCUMENT_COLLECTIONS) await change.objectStore(collection).delete(userId);
  for (const collection of RECORDED) {
    const store = change.objectStore(collection);
    const own = await store.index('byTime').getAllKeys(IDBKeyRange.bound([userId], [userId, []]));
    await Promise.all(own.map((key) => store.delete(key)));
  }
  // In the same transaction as the documents, so that no learner is ever half erased.
  await change.objectStore('learners').delete(userId);
  const device = change.objectStore('device');
  if ((await device.get(CURRENT_LEARNER)) === userId) await device.delete(CURRENT_LEARNER);
  await eraseEvents(change.objectStore('events'), userId);
}

async function apply(change: Change, write: Write): Promise<void> {
  const store = change.objectStore(write.collection);
  if (write.write === 'delete') return store.delete(write.id);
  const before: OwnedRecord | undefined = await store.get(write.id);
  if (write.write === 'add' && before)
    throw new AlreadyRecorded(`${write.collection}/${write.id} was already written.`);
  const data = write.write === 'add' ? { ...write.data } : applyWrite(before?.data ?? {}, write);
  await store.put(recordOf(write.collection, write.id, data));
}

/** Adds run in parallel, as there may be hundreds; other writes run in order, as they may change the same document. */
async function applyAll(change: Change, writes: readonly Write[]): Promise<void> {
  const added = writes.filter(({ write }) => write === 'add');
  await Promise.all(added.map((write) => apply(change, write)));
  for (const write of writes) if (write.write !== 'add') await apply(change, write);
}

export function openEmbeddedDocuments(
  connect: Connect,
  shared: SharedContent = NO_SHARED_CONTENT,
  owners: Owners = 'any',
): Documents {
  async function changeAll(stores: readonly string[], work: (change: Change) => Promise<void>): Promise<'saved'> {
    const database = await connect();
    const change = database.transaction([...stores], 'readwrite', { durability: 'strict' });
    try {
      await Promise.all([work(change), change.done]);
    } catch (thrown) {
      // A transaction that has already failed cannot be aborted.
      if (change.error === null) change.abort();
      await change.done.catch(() => undefined);
      throw change.error ?? thrown;
    }
    return 'saved';
  }

  const batch: Documents['batch'] = async (writes) => {
    const refused = tooMany(writes);
    if (refused) return failed(refused);
    if (writes.length === 0) return ok('saved');
    const stores = [...new Set(writes.map(({ collection }) => collection)), 'learners'];
    return answer(() =>
      changeAll(stores, async (change) => {
        if (owners === 'on-this-device') await requireOwners(change, writes);
        await applyAll(change, writes);
      }),
    );
  };

  async function ownedRecords(collection: OwnedName, plan: QueryPlan | undefined): Promise<readonly OwnedRecord[]> {
    const database = await connect();
    return plan ? database.getAllFromIndex(collection, plan.index, rangeOf(plan)) : database.getAll(collection);
  }

  async function matching(collection: CollectionName, filters: readonly AnyFilter[]) {
    if (!isOwned(collection)) {
      const all = await shared[collection].all();
      return all.flatMap(({ id, ...data }) => (matches(data, filters) ? [{ id, data }] : []));
    }
    const plan = planQuery(INDEXES[collection], filters);
    const records = await ownedRecords(collection, plan);
    return records.filter(({ data }) => matches(data, plan ? plan.rest : filters));
  }

  const sharedOne = (collection: SharedName, id: string): Promise<Stored<SharedName> | undefined> =>
    oneOf<SharedName>(shared[collection], id);

  return {
    understand,
    batch,
    get: (collection, id) =>
      answer(async () => {
        const data = isOwned(collection)
          ? (await (await connect()).get(collection, id))?.data
          : await sharedOne(collection, id);
        return data ? understandStored(collection, id, data) : null;
      }),
    list: (collection, filters = []) =>
      answer(async () => {
        const records = await matching(collection, filters);
        return records.flatMap(({ id, data }) => understandStored(collection, id, data) ?? []);
      }),
    newest: (collection, userId, most) =>
      answer(async () => {
        const own = (await connect()).transaction(collection).store.index('byTime');
        const all = IDBKeyRange.bound([userId], [userId, []]);
        // Finds where the newest records start and reads them in one call; a cursor step per record is slow on phones.
        const newest = await own.openKeyCursor(all, 'prev');
        const last = most > 1 ? await newest?.advance(most - 1) : newest;
        const records: OwnedRecord[] = await own.getAll(last ? IDBKeyRange.bound(last.key, all.upper) : all);
        return records
          .toReversed()
          .slice(0, most)
          .flatMap(({ id, data }) => understandStored(collection, id, data) ?? []);
      }),
    count: (collection, filters = []) =>
      answer(async () => {
        const all = async () => {
          if (!isOwned(collection)) return (await matching(collection, filters)).length;
          const plan = planQuery(INDEXES[collection], filters);
          const database = await connect();
          if (plan?.rest.length === 0) return database.countFromIndex(collection, plan.index, rangeOf(plan));
          return filters.length === 0 ? database.count(collection) : (await matching(collection, filters)).length;
        };
        return Math.min(PAGE_SIZE, await all());
      }),
    setUnless: async (collection, id, fields, unless) => {
      let isSet = false;
      const written = await answer(() =>
        changeAll([collection, 'learners'], async (change) => {
          const write = { write: 'set', collection, id, fields } as Write;
          if (owners === 'on-this-device') await requireOwners(change, [write]);
          const before: OwnedRecord | undefined = await change.objectStore(collection).get(id);
          isSet =
            before !== undefined &&
            Object.entries(before.data).some(([name, value]) => name === unless && value === true);
          if (!isSet) await apply(change, write);
        }),
      );
      return written.ok ? ok(isSet ? 'there' : 'saved') : written;
    },
    set: (collection, id, fields) => batch([{ write: 'set', collection, id, fields } as Write]),
    async add(collection, data) {
      const id = recordIdOf(data.userId, newId());
      const saved = await batch([{ write: 'add', collection, id, data } as Write]);
      return saved.ok ? ok({ id, saved: saved.value }) : saved;
    },
    eraseLearner: (userId) =>
      answer(() => changeAll([...OWNED, 'learners', 'device', 'events'], (change) => eraseLearner(change, userId))),
    whenSent: () => Promise.resolve(true),
  };
}
