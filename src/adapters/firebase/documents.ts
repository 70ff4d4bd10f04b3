import type { FirebaseApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import {
  arrayUnion,
  clearIndexedDbPersistence,
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
  increment,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  runTransaction,
  startAfter,
  terminate,
  waitForPendingWrites,
  where,
  writeBatch,
  type Firestore,
  type Query,
  type WriteBatch,
} from 'firebase/firestore';
import { recordIdOf } from '../../domain/activity/recordId';
import { failed, ok, type Result } from '../../domain/result';
import type { CollectionName } from '../../ports/collections';
import type { Documents, DocumentsError, OneDocumentWrite, Stored, Write } from '../../ports/documents';
import { PAGE_SIZE, tooMany } from '../batchSize';
import { understand, understandStored } from '../shapes/understand';
import { apiFetchOf } from './api';
import { closedAccount } from './closedAccount';
import { documentsError } from './documentsError';
import { eraseAccount } from './eraseAccount';
import type { OpenedDocuments } from './learnersDocuments';
import { browserIsOnline, reportLost, savedOrWaiting, type SendingOptions } from './sending';

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

/** A tab that sleeps may hold the cache for ever: whoever signs in next does not wait for it. */
const EMPTIED_WITHIN_MS = 5000;

const emptyCache = (firestore: Firestore): Promise<void> =>
  Promise.race([
    clearIndexedDbPersistence(firestore),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('another tab holds it')), EMPTIED_WITHIN_MS)),
  ]);

/** Firestore for one learner; what another one left in the cache is not for them. */
export async function openLearnersDocuments(
  app: FirebaseApp,
  emulatorHost: string | undefined,
  isCacheStrange: boolean,
): Promise<OpenedDocuments> {
  const firestore = openFirestore(app, emulatorHost);
  if (isCacheStrange) await emptyCache(firestore);
  return {
    documents: openFirebaseDocuments(firestore),
    closeAndForget: async () => {
      await terminate(firestore);
      await emptyCache(firestore);
    },
  };
}

async function answer<T>(work: () => Promise<T>): Promise<Result<T, DocumentsError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    return failed(documentsError(thrown));
  }
}

/** The cache cannot tell "there are none" from "none was ever fetched". */
const ONLY_THE_CACHE: DocumentsError = { kind: 'unavailable', detail: 'Nothing in the cache, no server.' };

/** Page by page, as the rules let it be read. What is asked has no limit of its own. */
async function inPages(asked: Query, most = Infinity) {
  const first = await getDocs(query(asked, limit(Math.min(PAGE_SIZE, most))));
  const docs = [...first.docs];
  for (let page = first; page.size === PAGE_SIZE && docs.length < most;) {
    const left = Math.min(PAGE_SIZE, most - docs.length);
    page = await getDocs(query(asked, startAfter(page.docs.at(-1)), limit(left)));
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

/** Each field that is given replaces that field whole. */
function givenFields(fields: object): { data: Tree; options: { mergeFields: FieldPath[] } } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { data: Object.fromEntries(given), options: { mergeFields: given.map(([name]) => new FieldPath(name)) } };
}

/** Fields replace fields whole; increments and unions reach into maps without touching what lies beside. */
function putSet(firestore: Firestore, batch: WriteBatch, write: OneDocumentWrite) {
  const { fields = {}, increments = [], unions = [], removals = [] } = write;
  const at = doc(firestore, write.collection, write.id);
  const { data, options } = givenFields(fields);
  if (options.mergeFields.length > 0) batch.set(at, data, options);
  const branches = [
    ...increments.map(({ path, by }) => nested(path, increment(by))),
    ...unions.map(({ path, values }) => nested(path, arrayUnion(...values))),
    ...removals.map((path) => nested(path, deleteField())),
  ];
  // A write of its own: named in mergeFields, a field would be emptied before it is incremented.
  if (branches.length > 0) batch.set(at, branches.reduce<Tree>(graft, {}), { merge: true });
}

export function openFirebaseDocuments(firestore: Firestore, given: SendingOptions = {}): Documents {
  const { isOnline = browserIsOnline, onLost = reportLost } = given;
  const sending: SendingOptions = {
    ...given,
    onLost: (thrown) => {
      onLost(thrown);
      // Refused late: the account may have been erased meanwhile, and is signed out here then.
      const { currentUser } = getAuth(firestore.app);
      if (currentUser) void closedAccount(firestore, currentUser.uid);
    },
  };
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
    if (docs.length === 0 && fromCache) return failed(ONLY_THE_CACHE);
    return ok(docs.flatMap((entry) => understandStored(collection, entry.id, entry.data()) ?? []));
  }

  return {
    understand,
    batch,
    async get(collection, id) {
      const found = await answer(() => getDoc(doc(firestore, collection, id)));
      if (!found.ok) return found;
      const { value } = found;
      if (value.exists()) return ok(understandStored(collection, id, value.data()));
      // Who had no profile when this device last asked may have one by now, from another device.
      return collection === 'userPreferences' && value.metadata.fromCache ? failed(ONLY_THE_CACHE) : ok(null);
    },
    list: (collection, filters = []) => listed(collection, () => inPages(ask(collection, filters))),
    async newest(collection, userId, most, { fromServer = most } = {}) {
      const fromTheNewest = query(
        ask(collection, [{ field: 'userId', is: '==', value: userId }]),
        orderBy(collection === 'activities' ? 'startedAt' : 'timestamp', 'desc'),
      );
      const fresh = await listed(collection, () => inPages(fromTheNewest, Math.min(most, fromServer)));
      if (!fresh.ok || fresh.value.length < fromServer || most <= fromServer) return fresh;
      // The newest are in the cache by now; what this device knows besides comes after them.
      return answer(async () => {
        const known = await getDocsFromCache(query(fromTheNewest, limit(most)));
        return known.docs.flatMap((entry) => understandStored(collection, entry.id, entry.data()) ?? []);
      });
    },
    watch(collection, id, tell) {
      const at = doc(firestore, collection, id);
      const tellFault = (thrown: unknown) => tell(failed(documentsError(thrown)));
      // With the metadata: that there is none may be the cache's word first, and the server's later.
      return onSnapshot(
        at,
        { includeMetadataChanges: true },
        (found) => {
          const { fromCache, hasPendingWrites: isOurs } = found.metadata;
          if (found.exists()) tell(ok({ document: understandStored(collection, id, found.data()), isOurs }));
          else if (!fromCache) tell(ok({ document: null, isOurs }));
          else getDoc(at).catch(tellFault);
        },
        tellFault,
      );
    },
    async count(collection, filters = []) {
      if (!isOnline()) return answer(() => countInCache(collection, filters));
      const page = query(ask(collection, filters), limit(PAGE_SIZE));
      const counted = await answer(async () => (await getCountFromServer(page)).data().count);
      if (counted.ok || counted.error.kind !== 'unavailable') return counted;
      return answer(() => countInCache(collection, filters));
    },
    async setUnless(collection, id, fields, unless) {
      if (!isOnline()) return failed({ kind: 'unavailable', detail: 'The device is offline.' });
      const at = doc(firestore, collection, id);
      const { data, options } = givenFields(fields);
      return answer(() =>
        runTransaction(
          firestore,
          async (transaction) => {
            if ((await transaction.get(at)).get(unless) === true) return 'there';
            transaction.set(at, data, options);
            return 'saved';
          },
          { maxAttempts: 3 },
        ),
      );
    },
    set: (collection, id, fields) => batch([{ write: 'set', collection, id, fields } as Write]),
    async add(collection, data) {
      const id = recordIdOf(data.userId, doc(collectionAt(firestore, collection)).id);
      const saved = await batch([{ write: 'add', collection, id, data } as Write]);
      return saved.ok ? ok({ id, saved: saved.value }) : saved;
    },
    async eraseLearner(userId, onProgress) {
      // The server erases whoever asks.
      if (getAuth(firestore.app).currentUser?.uid !== userId) {
        return failed({ kind: 'denied', detail: 'Another learner is signed in.' });
      }
      return eraseAccount(apiFetchOf(firestore.app), onProgress);
    },
    closedAccount: (userId) => closedAccount(firestore, userId),
    // Rejects when the learner changes; nothing of the former one is waiting for this page then.
    whenSent: () =>
      waitForPendingWrites(firestore).then(
        () => true,
        () => false,
      ),
  };
}
