import type { FirebaseApp } from 'firebase/app';
import {
  arrayUnion,
  collection as collectionAt,
  connectFirestoreEmulator,
  deleteField,
  doc,
  FieldPath,
  getCountFromServer,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  getDocsFromServer,
  increment,
  initializeFirestore,
  limit,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  startAfter,
  waitForPendingWrites,
  where,
  writeBatch,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type WriteBatch,
} from 'firebase/firestore';
import { recordIdOf } from '../../domain/activity/recordId';
import { failed, ok, type Result } from '../../domain/result';
import { type CollectionName, KEPT, RECORDED } from '../../ports/collections';
import type { Deletion, Documents, DocumentsError, KeptWrite, Stored, Write } from '../../ports/documents';
import { MAX_BATCH_WRITES, PAGE_SIZE, tooMany } from '../batchSize';
import { understand, understandStored } from '../shapes/understand';
import { documentsError } from './documentsError';
import { browserIsOnline, savedOrWaiting, type SendingOptions } from './sending';

type AnyFilter = { readonly field: string; readonly is: '==' | '>='; readonly value: string | number | boolean };

export function openFirestore(app: FirebaseApp, emulatorHost?: string): Firestore {
  const firestore = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    ignoreUndefinedProperties: true,
  });
  if (emulatorHost !== undefined) {
    const { hostname, port } = new URL(`http://${emulatorHost}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

async function answer<T>(work: () => Promise<T>): Promise<Result<T, DocumentsError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    return failed(documentsError(thrown));
  }
}

type Paged = {
  readonly most?: number;
  readonly read?: (page: Query) => Promise<QuerySnapshot>;
};

/** Page by page, as the rules let it be read. What is asked has no limit of its own. */
async function inPages(asked: Query, { most = Infinity, read = getDocs }: Paged = {}) {
  const first = await read(query(asked, limit(Math.min(PAGE_SIZE, most))));
  const docs = [...first.docs];
  for (let page = first; page.size === PAGE_SIZE && docs.length < most;) {
    const left = Math.min(PAGE_SIZE, most - docs.length);
    page = await read(query(asked, startAfter(page.docs.at(-1)), limit(left)));
    docs.push(...page.docs);
  }
  return { docs, fromCache: first.metadata.fromCache };
}

const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner: unknown, name) => ({ [name]: inner }), value);

type Tree = { [name: string]: unknown };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function graft(tree: Tree, branch: unknown): Tree {
  if (!isTree(branch)) return tree;
  const joined = Object.entries(branch).map(([name, value]) => {
    const there = tree[name];
    return [name, isTree(there) && isTree(value) ? graft(there, value) : value];
  });
  return { ...tree, ...Object.fromEntries(joined) };
}

/** Fields replace fields whole; increments and unions reach into maps without touching what lies beside. */
function putSet(firestore: Firestore, batch: WriteBatch, write: KeptWrite) {
  const { fields = {}, increments = [], unions = [], removals = [] } = write;
  const at = doc(firestore, write.collection, write.id);
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length > 0) {
    batch.set(at, Object.fromEntries(given), { mergeFields: given.map(([name]) => new FieldPath(name)) });
  }
  const branches = [
    ...increments.map(({ path, by }) => nested(path, increment(by))),
    ...unions.map(({ path, values }) => nested(path, arrayUnion(...values))),
    ...removals.map((path) => nested(path, deleteField())),
  ];
  // A write of its own: named in mergeFields, a field would be emptied before it is incremented.
  if (branches.length > 0) batch.set(at, branches.reduce<Tree>(graft, {}), { merge: true });
}

export function openFirebaseDocuments(firestore: Firestore, sending: SendingOptions = {}): Documents {
  const { isOnline = browserIsOnline } = sending;
  const ask = (collection: CollectionName, filters: readonly AnyFilter[]) =>
    query(collectionAt(firestore, collection), ...filters.map(({ field, is, value }) => where(field, is, value)));

  function put(batch: WriteBatch, write: Write) {
    if (write.write === 'set') return putSet(firestore, batch, write);
    const at = doc(firestore, write.collection, write.id);
    return write.write === 'add' ? batch.set(at, write.data) : batch.delete(at);
  }

  const batch: Documents['batch'] = async (writes) => {
    const refused = tooMany(writes);
    if (refused) return failed(refused);
    const [first] = writes;
    if (!first) return ok('saved');
    return answer(() => {
      const together = writeBatch(firestore);
      for (const write of writes) put(together, write);
      const acknowledged = together.commit();
      // Firestore works through one queue: what reads the cache after a write finds the write already kept.
      const kept = getDocFromCache(doc(firestore, first.collection, first.id)).catch(() => undefined);
      return savedOrWaiting(acknowledged, kept, sending);
    });
  };

  async function ownDocuments(userId: string): Promise<Deletion[]> {
    const recorded = RECORDED.map(async (collection) => {
      const own = await inPages(ask(collection, [{ field: 'userId', is: '==', value: userId }]), {
        read: getDocsFromServer,
      });
      return own.docs.map(({ id }): Deletion => ({ write: 'delete', collection, id }));
    });
    const kept = KEPT.map((collection): Deletion => ({
      write: 'delete',
      collection,
      id: userId,
    }));
    return [...(await Promise.all(recorded)).flat(), ...kept];
  }

  // What this device knows of: never more than there are, so nothing is unlocked that was not earned.
  const countInCache = async (collection: CollectionName, filters: readonly AnyFilter[]) =>
    Math.min(PAGE_SIZE, (await getDocsFromCache(ask(collection, filters))).size);

  async function listed<N extends CollectionName>(
    collection: N,
    read: () => ReturnType<typeof inPages>,
  ): Promise<Result<readonly Stored<N>[], DocumentsError>> {
    const found = await answer(read);
    if (!found.ok) return found;
    const { docs, fromCache } = found.value;
    // The cache cannot tell "there are none" from "none was ever fetched".
    if (docs.length === 0 && fromCache)
      return failed({ kind: 'unavailable', detail: 'Nothing in the cache, no server.' });
    return ok(docs.flatMap((entry) => understandStored(collection, entry.id, entry.data()) ?? []));
  }

  return {
    understand,
    batch,
    get: (collection, id) =>
      answer(async () => {
        const found = await getDoc(doc(firestore, collection, id));
        return found.exists() ? understandStored(collection, id, found.data()) : null;
      }),
    list: (collection, filters = []) => listed(collection, () => inPages(ask(collection, filters))),
    newest: (collection, userId, most) =>
      listed(collection, () =>
        inPages(
          query(
            ask(collection, [{ field: 'userId', is: '==', value: userId }]),
            orderBy(collection === 'activities' ? 'startedAt' : 'timestamp', 'desc'),
          ),
          { most },
        ),
      ),
    async count(collection, filters = []) {
      if (!isOnline()) return answer(() => countInCache(collection, filters));
      const page = query(ask(collection, filters), limit(PAGE_SIZE));
      const counted = await answer(async () => (await getCountFromServer(page)).data().count);
      if (counted.ok || counted.error.kind !== 'unavailable') return counted;
      return answer(() => countInCache(collection, filters));
    },
    set: (collection, id, fields) => batch([{ write: 'set', collection, id, fields } as Write]),
    async add(collection, data) {
      const id = recordIdOf(data.userId, doc(collectionAt(firestore, collection)).id);
      const saved = await batch([{ write: 'add', collection, id, data } as Write]);
      return saved.ok ? ok({ id, saved: saved.value }) : saved;
    },
    async eraseLearner(userId) {
      const own = await answer(() => ownDocuments(userId));
      if (!own.ok) return own;
      let outcome: Awaited<ReturnType<Documents['batch']>> = ok('saved');
      // The rules let go of a summary only when the profile is gone.
      const isSummary = ({ collection }: Deletion) => collection === 'learnerSummaries';
      const before = own.value.filter((one) => !isSummary(one));
      for (let from = 0; from < before.length && outcome.ok; from += MAX_BATCH_WRITES) {
        outcome = await batch(before.slice(from, from + MAX_BATCH_WRITES));
      }
      return outcome.ok ? batch(own.value.filter(isSummary)) : outcome;
    },
    // Rejects when the learner changes; nothing of the former one is waiting for this page then.
    whenSent: () => waitForPendingWrites(firestore).catch(() => undefined),
  };
}
