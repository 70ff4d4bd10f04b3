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

/** A suspended tab may hold the cache forever, and the next learner must not wait for it. */
const CLEAR_TIMEOUT_MS = 5000;

const clearCache = (firestore: Firestore): Promise<void> =>
  Promise.race([
    clearIndexedDbPersistence(firestore),
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('another tab holds it')), CLEAR_TIMEOUT_MS)),
  ]);

/** Opens Firestore for one learner, and clears a cache that another learner left behind. */
export async function openLearnersDocuments(
  app: FirebaseApp,
  emulatorHost: string | undefined,
  isForeignCache: boolean,
): Promise<OpenedDocuments> {
  const firestore = openFirestore(app, emulatorHost);
  if (isForeignCache) await clearCache(firestore);
  return {
    documents: openFirebaseDocuments(firestore),
    closeAndClear: async () => {
      await terminate(firestore);
      await clearCache(firestore);
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
const NOT_IN_CACHE: DocumentsError = { kind: 'unavailable', detail: 'Nothing in the cache, no server.' };

/** The security rules allow one page per query. `unlimited` must have no limit of its own. */
async function inPages(unlimited: Query, most = Infinity) {
  const first = await getDocs(query(unlimited, limit(Math.min(PAGE_SIZE, most))));
  const docs = [...first.docs];
  for (let page = first; page.size === PAGE_SIZE && docs.length < most;) {
    const left = Math.min(PAGE_SIZE, most - docs.length);
    page = await getDocs(query(unlimited, startAfter(page.docs.at(-1)), limit(left)));
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

/** Each given field replaces the whole stored field. */
function givenFields(fields: object): { data: Tree; options: { mergeFields: FieldPath[] } } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { data: Object.fromEntries(given), options: { mergeFields: given.map(([name]) => new FieldPath(name)) } };
}

/** Fields are replaced as a whole; increments, unions and removals change single entries of a map. */
function addSet(firestore: Firestore, batch: WriteBatch, write: OneDocumentWrite) {
  const { fields = {}, increments = [], unions = [], removals = [] } = write;
  const at = doc(firestore, write.collection, write.id);
  const { data, options } = givenFields(fields);
  if (options.mergeFields.length > 0) batch.set(at, data, options);
  const branches = [
    ...increments.map(({ path, by }) => nested(path, increment(by))),
    ...unions.map(({ path, values }) => nested(path, arrayUnion(...values))),
    ...removals.map((path) => nested(path, deleteField())),
  ];
  // A separate write, because a field named in mergeFields would be emptied before it is incremented.
  if (branches.length > 0) batch.set(at, branches.reduce<Tree>(graft, {}), { merge: true });
}

export function openFirebaseDocuments(firestore: Firestore, given: SendingOptions = {}): Documents {
  const { isOnline = browserIsOnline, onLost = reportLost } = given;
  const sending: SendingOptions = {
    ...given,
    onLost: (thrown) => {
      onLost(thrown);
      // The account may have been erased on another device; closedAccount then signs out.
      const { currentUser } = getAuth(firestore.app);
      if (currentUser) void closedAccount(firestore, currentUser.uid);
    },
  };
  const queryOf = (collection: CollectionName, filters: readonly AnyFilter[]) =>
    query(collectionAt(firestore, collection), ...filters.map(({ field, is, value }) => where(field, is, value)));

  function addWrite(batch: WriteBatch, write: Write) {
    if (write.write === 'set') return addSet(firestore, batch, write);
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
      for (const write of writes) addWrite(together, write);
      const acknowledged = together.commit();
      // Firestore runs one queue, so a cache read after the write resolves once the write is stored.
      const stored = getDocFromCache(doc(firestore, first.collection, first.id)).catch(() => undefined);
      return savedOrWaiting(acknowledged, stored, sending);
    });
  };

  // The cache may hold fewer documents than the server but never more, so nothing is unlocked too early.
  const countInCache = async (collection: CollectionName, filters: readonly AnyFilter[]) =>
    Math.min(PAGE_SIZE, (await getDocsFromCache(queryOf(collection, filters))).size);

  async function listed<N extends CollectionName>(
    collection: N,
    read: () => ReturnType<typeof inPages>,
  ): Promise<Result<readonly Stored<N>[], DocumentsError>> {
    const found = await answer(read);
    if (!found.ok) return found;
    const { docs, fromCache } = found.value;
    if (docs.length === 0 && fromCache) return failed(NOT_IN_CACHE);
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
      // The learner may have created a profile on another device since the last read.
      return collection === 'userPreferences' && value.metadata.fromCache ? failed(NOT_IN_CACHE) : ok(null);
    },
    list: (collection, filters = []) => listed(collection, () => inPages(queryOf(collection, filters))),
    async newest(collection, userId, most, { fromServer = most } = {}) {
      const newestFirst = query(
        queryOf(collection, [{ field: 'userId', is: '==', value: userId }]),
        orderBy(collection === 'activities' ? 'startedAt' : 'timestamp', 'desc'),
      );
      const fresh = await listed(collection, () => inPages(newestFirst, Math.min(most, fromServer)));
      if (!fresh.ok || fresh.value.length < fromServer || most <= fromServer) return fresh;
      // The newest are now in the cache, together with the older ones that this device has read before.
      return answer(async () => {
        const cached = await getDocsFromCache(query(newestFirst, limit(most)));
        return cached.docs.flatMap((entry) => understandStored(collection, entry.id, entry.data()) ?? []);
      });
    },
    watch(collection, id, tell) {
      const at = doc(firestore, collection, id);
      const tellError = (thrown: unknown) => tell(failed(documentsError(thrown)));
      // Metadata changes tell whether "does not exist" comes from the cache or from the server.
      return onSnapshot(
        at,
        { includeMetadataChanges: true },
        (found) => {
          const { fromCache, hasPendingWrites: isOurs } = found.metadata;
          if (found.exists()) tell(ok({ document: understandStored(collection, id, found.data()), isOurs }));
          else if (!fromCache) tell(ok({ document: null, isOurs }));
          else getDoc(at).catch(tellError);
        },
        tellError,
      );
    },
    async count(collection, filters = []) {
      if (!isOnline()) return answer(() => countInCache(collection, filters));
      const page = query(queryOf(collection, filters), limit(PAGE_SIZE));
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
      // The server erases the account of the caller.
      if (getAuth(firestore.app).currentUser?.uid !== userId) {
        return failed({ kind: 'denied', detail: 'Another learner is signed in.' });
      }
      return eraseAccount(apiFetchOf(firestore.app), onProgress);
    },
    closedAccount: (userId) => closedAccount(firestore, userId),
    // It rejects when the learner changes.
    whenSent: () =>
      waitForPendingWrites(firestore).then(
        () => true,
        () => false,
      ),
  };
}
