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

/** What an owner has put into the hosted store, beyond what comes with the app. */
export type OwnersContent = {
  /** Nothing where there is none, or where it cannot be reached and was never read on this device. */
  all<N extends SharedName>(collection: N): Promise<readonly Stored<N>[]>;
  one<N extends SharedName>(collection: N, id: string): Promise<Stored<N> | null>;
};

/** Questions to the server; each is paid for, and rejects where there is no answer. */
export type ContentStore = {
  /** One read; `null` where there is no manifest. */
  manifest(): Promise<unknown>;
  /** One read. */
  bundle(id: string): Promise<unknown>;
  /** A read for each document. */
  collection(name: SharedName, most: number): Promise<readonly Entry[]>;
  /** One read; `null` where there is no such document. */
  document(name: SharedName, id: string): Promise<Entry | null>;
};

/** What the device keeps from visit to visit. Where it keeps nothing, everything is asked for again. */
export type ContentShelf = {
  read(key: string): Promise<unknown>;
  keep(key: string, value: unknown): Promise<void>;
  keepOnly(keys: readonly string[]): Promise<void>;
};

const KINDS: { readonly [N in SharedName]: BundleKind } = { translations: 'words', poets: 'poets', poems: 'poems' };

const MINUTE = 60_000;
const MANIFEST_GOOD_FOR = 60 * MINUTE;
/** Documents of their own have no version: they are read as a whole, so not often. */
const COLLECTION_GOOD_FOR = 24 * 60 * MINUTE;
/** More than these belong into bundles. */
const MAX_LOOSE_DOCUMENTS = 1000;
const ASKED_AGAIN_AFTER = MINUTE / 2;
const MANIFEST_WITHIN = 4_000;
const CONTENT_WITHIN = 20_000;

/** Without a manifest nobody has said which collections are empty. */
const NO_MANIFEST: ContentManifest = { bundles: [], collections: [...SHARED] };

const MANIFEST_KEY = 'manifest';
const bundleKey = (id: string) => `bundle:${id}`;
const collectionKey = (name: SharedName) => `collection:${name}`;

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
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
  const isFresh = (readAt: number, goodFor: number) => readAt <= now() && now() - readAt < goodFor;
  const remembered = new Map<string, Remembered<unknown>>();

  /** Asked once while the page is open, until it is old; a failure is tried again soon. */
  function once<T>(key: string, goodFor: number, ask: () => Promise<{ value: T; isSure: boolean }>): Promise<T> {
    const known = remembered.get(key);
    if (known && now() < known.until) return known.value as Promise<T>;
    const answer = ask();
    const value = answer.then((found) => found.value);
    remembered.set(key, { until: now() + goodFor, value });
    void answer.then(({ isSure }) => {
      if (!isSure) remembered.set(key, { until: now() + ASKED_AGAIN_AFTER, value });
    });
    return value;
  }

  const manifest = (): Promise<ContentManifest> =>
    once(MANIFEST_KEY, MANIFEST_GOOD_FOR, async () => {
      const kept = readCachedManifest(await shelf.read(MANIFEST_KEY));
      if (kept && isFresh(kept.readAt, MANIFEST_GOOD_FOR)) return { value: kept.value, isSure: true };
      try {
        const value = readManifest(await within(MANIFEST_WITHIN, store.manifest())) ?? NO_MANIFEST;
        await shelf.keep(MANIFEST_KEY, { readAt: now(), value });
        await shelf.keepOnly([
          MANIFEST_KEY,
          ...value.bundles.map(({ id }) => bundleKey(id)),
          ...SHARED.filter((name) => value.collections.includes(name)).map(collectionKey),
        ]);
        return { value, isSure: true };
      } catch {
        return { value: kept?.value ?? { bundles: [], collections: [] }, isSure: false };
      }
    });

  async function fetched({ id }: BundlePlace): Promise<CachedBundle> {
    const found = readBundle(await store.bundle(id));
    if (!found) throw new Error(`The bundle ${id} is not there.`);
    await shelf.keep(bundleKey(id), found);
    return found;
  }

  const bundle = (place: BundlePlace): Promise<readonly Entry[]> =>
    once(`${place.id} ${place.version}`, Infinity, async () => {
      const kept = readBundle(await shelf.read(bundleKey(place.id)));
      if (kept?.version === place.version) return { value: entriesIn(kept.entries), isSure: true };
      try {
        return { value: entriesIn((await within(CONTENT_WITHIN, fetched(place))).entries), isSure: true };
      } catch {
        return { value: kept ? entriesIn(kept.entries) : [], isSure: false };
      }
    });

  const keptCollection = async (name: SharedName) => readCachedEntries(await shelf.read(collectionKey(name)));

  const loose = (name: SharedName): Promise<readonly Entry[]> =>
    once(collectionKey(name), COLLECTION_GOOD_FOR, async () => {
      const kept = await keptCollection(name);
      if (kept && isFresh(kept.readAt, COLLECTION_GOOD_FOR)) return { value: kept.value, isSure: true };
      try {
        const value = await within(CONTENT_WITHIN, store.collection(name, MAX_LOOSE_DOCUMENTS));
        await shelf.keep(collectionKey(name), { readAt: now(), value });
        return { value, isSure: true };
      } catch {
        return { value: kept?.value ?? [], isSure: false };
      }
    });

  /** One read for one document, unless all of them are here already. */
  async function looseOne(name: SharedName, id: string): Promise<Entry | null> {
    const kept = await keptCollection(name);
    if (kept && isFresh(kept.readAt, COLLECTION_GOOD_FOR)) return kept.value.find((entry) => entry.id === id) ?? null;
    return once(`${name}/${id}`, COLLECTION_GOOD_FOR, async () => {
      try {
        return { value: await within(CONTENT_WITHIN, store.document(name, id)), isSure: true };
      } catch {
        return { value: kept?.value.find((entry) => entry.id === id) ?? null, isSure: false };
      }
    });
  }

  const understood = <N extends SharedName>(name: N, { id, ...data }: Entry): Stored<N> | null =>
    understandStored(name, id, data);

  return {
    async all(name) {
      const said = await manifest();
      const [bundles, documents] = await Promise.all([
        Promise.all(bundlesFor(said, KINDS[name]).map(bundle)),
        said.collections.includes(name) ? loose(name) : [],
      ]);
      return mergedOver(bundles.flat(), documents).flatMap((entry) => understood(name, entry) ?? []);
    },
    async one(name, id) {
      const said = await manifest();
      const document = said.collections.includes(name) ? await looseOne(name, id) : null;
      if (document) return understood(name, document);
      const bundles = await Promise.all(bundlesFor(said, KINDS[name], id).map(bundle));
      const found = bundles.flat().find((entry) => entry.id === id);
      return found ? understood(name, found) : null;
    },
  };
}
