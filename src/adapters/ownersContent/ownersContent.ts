import {
  type BundleKind,
  bundlesFor,
  type BundlePlace,
  type ContentManifest,
  type Entry,
} from '../../domain/content/bundles';
import { mergedOver } from '../../domain/content/changes';
import { SHARED, type SharedName } from '../../ports/collections';
import type { Stored } from '../../ports/documents';
import { understandStored } from '../shapes/understand';
import {
  entriesIn,
  type CachedBundle,
  readBundle,
  readCachedEntries,
  readCachedManifest,
  readManifest,
} from './shapes';

/** The owner's own content in the hosted store, in addition to the app's. */
export type OwnersContent = {
  /** Empty when there is none, or when it cannot be reached and is not cached on this device. */
  all<N extends SharedName>(collection: N): Promise<readonly Stored<N>[]>;
  one<N extends SharedName>(collection: N, id: string): Promise<Stored<N> | null>;
};

/** Each call is billed, and rejects when the server does not answer. */
export type ContentStore = {
  /** One read. Null when there is no manifest. */
  manifest(): Promise<unknown>;
  /** One read. */
  bundle(id: string): Promise<unknown>;
  /** One read per document. */
  collection(name: SharedName, most: number): Promise<readonly Entry[]>;
  /** One read. Null when there is no such document. */
  document(name: SharedName, id: string): Promise<Entry | null>;
};

/** The cache on this device. Without it, every visit reads everything again. */
export type ContentShelf = {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
  deleteExcept(keys: readonly string[]): Promise<void>;
};

const KINDS: { readonly [N in SharedName]: BundleKind } = { translations: 'words', poets: 'poets', poems: 'poems' };

const MINUTE = 60_000;
const MAX_MANIFEST_AGE = 60 * MINUTE;
/** Separate documents have no version and are all read again, so they are cached longer. */
const MAX_COLLECTION_AGE = 24 * 60 * MINUTE;
/** Owners with more documents should upload bundles. */
const MAX_LOOSE_DOCUMENTS = 1000;
const RETRY_AFTER = MINUTE / 2;
const MANIFEST_TIMEOUT = 4_000;
const CONTENT_TIMEOUT = 20_000;

/** Without a manifest, any collection may have documents. */
const NO_MANIFEST: ContentManifest = { bundles: [], collections: [...SHARED] };

const MANIFEST_KEY = 'manifest';
const bundleKey = (id: string) => `bundle:${id}`;
const collectionKey = (name: SharedName) => `collection:${name}`;

function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The store did not answer in time.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type Remembered<T> = { readonly until: number; readonly value: Promise<T> };

export function openOwnersContent(
  store: ContentStore,
  shelf: ContentShelf,
  now: () => number = Date.now,
): OwnersContent {
  const isFresh = (readAt: number, maxAge: number) => readAt <= now() && now() - readAt < maxAge;
  const remembered = new Map<string, Remembered<unknown>>();

  /** Shares one request until it expires; a failed one is retried soon. */
  function once<T>(key: string, maxAge: number, ask: () => Promise<{ value: T; isCurrent: boolean }>): Promise<T> {
    const known = remembered.get(key);
    if (known && now() < known.until) return known.value as Promise<T>;
    const answer = ask();
    const value = answer.then((found) => found.value);
    remembered.set(key, { until: now() + maxAge, value });
    void answer.then(({ isCurrent }) => {
      if (!isCurrent) remembered.set(key, { until: now() + RETRY_AFTER, value });
    });
    return value;
  }

  const manifest = (): Promise<ContentManifest> =>
    once(MANIFEST_KEY, MAX_MANIFEST_AGE, async () => {
      const cached = readCachedManifest(await shelf.read(MANIFEST_KEY));
      if (cached && isFresh(cached.readAt, MAX_MANIFEST_AGE)) return { value: cached.value, isCurrent: true };
      try {
        const value = readManifest(await withTimeout(MANIFEST_TIMEOUT, store.manifest())) ?? NO_MANIFEST;
        await shelf.write(MANIFEST_KEY, { readAt: now(), value });
        await shelf.deleteExcept([
          MANIFEST_KEY,
          ...value.bundles.map(({ id }) => bundleKey(id)),
          ...SHARED.filter((name) => value.collections.includes(name)).map(collectionKey),
        ]);
        return { value, isCurrent: true };
      } catch {
        return { value: cached?.value ?? { bundles: [], collections: [] }, isCurrent: false };
      }
    });

  async function fetchBundle({ id }: BundlePlace): Promise<CachedBundle> {
    const found = readBundle(await store.bundle(id));
    if (!found) throw new Error(`The bundle ${id} is not there.`);
    await shelf.write(bundleKey(id), found);
    return found;
  }

  const bundle = (place: BundlePlace): Promise<readonly Entry[]> =>
    once(`${place.id} ${place.version}`, Infinity, async () => {
      const cached = readBundle(await shelf.read(bundleKey(place.id)));
      if (cached?.version === place.version) return { value: entriesIn(cached.entries), isCurrent: true };
      try {
        return { value: entriesIn((await withTimeout(CONTENT_TIMEOUT, fetchBundle(place))).entries), isCurrent: true };
      } catch {
        return { value: cached ? entriesIn(cached.entries) : [], isCurrent: false };
      }
    });

  const cachedCollection = async (name: SharedName) => readCachedEntries(await shelf.read(collectionKey(name)));

  const looseDocuments = (name: SharedName): Promise<readonly Entry[]> =>
    once(collectionKey(name), MAX_COLLECTION_AGE, async () => {
      const cached = await cachedCollection(name);
      if (cached && isFresh(cached.readAt, MAX_COLLECTION_AGE)) return { value: cached.value, isCurrent: true };
      try {
        const value = await withTimeout(CONTENT_TIMEOUT, store.collection(name, MAX_LOOSE_DOCUMENTS));
        await shelf.write(collectionKey(name), { readAt: now(), value });
        return { value, isCurrent: true };
      } catch {
        return { value: cached?.value ?? [], isCurrent: false };
      }
    });

  /** Costs one read, unless the whole collection is cached. */
  async function looseDocument(name: SharedName, id: string): Promise<Entry | null> {
    const cached = await cachedCollection(name);
    if (cached && isFresh(cached.readAt, MAX_COLLECTION_AGE))
      return cached.value.find((entry) => entry.id === id) ?? null;
    return once(`${name}/${id}`, MAX_COLLECTION_AGE, async () => {
      try {
        return { value: await withTimeout(CONTENT_TIMEOUT, store.document(name, id)), isCurrent: true };
      } catch {
        return { value: cached?.value.find((entry) => entry.id === id) ?? null, isCurrent: false };
      }
    });
  }

  const understood = <N extends SharedName>(name: N, { id, ...data }: Entry): Stored<N> | null =>
    understandStored(name, id, data);

  return {
    async all(name) {
      const currentManifest = await manifest();
      const [bundles, documents] = await Promise.all([
        Promise.all(bundlesFor(currentManifest, KINDS[name]).map(bundle)),
        currentManifest.collections.includes(name) ? looseDocuments(name) : [],
      ]);
      return mergedOver(bundles.flat(), documents).flatMap((entry) => understood(name, entry) ?? []);
    },
    async one(name, id) {
      const currentManifest = await manifest();
      const document = currentManifest.collections.includes(name) ? await looseDocument(name, id) : null;
      if (document) return understood(name, document);
      const bundles = await Promise.all(bundlesFor(currentManifest, KINDS[name], id).map(bundle));
      const found = bundles.flat().find((entry) => entry.id === id);
      return found ? understood(name, found) : null;
    },
  };
}
