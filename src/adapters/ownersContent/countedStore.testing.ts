// A store that counts what would be paid for, and a shelf that outlives a visit.
import { bundlesOf, type Bundle, type BundleKind, type Entry } from '../../domain/content/bundles';
import type { SharedName } from '../../ports/collections';
import type { ContentShelf, ContentStore } from './ownersContent';

export type OwnersDocuments = {
  manifest?: unknown;
  bundles: Map<string, Bundle>;
  collections: Partial<Record<SharedName, readonly Entry[]>>;
};

export const nothingOwned = (): OwnersDocuments => ({ bundles: new Map(), collections: {} });

/** As the command leaves it. */
export function uploaded(
  entries: Partial<Record<BundleKind, readonly Entry[]>>,
  collections: OwnersDocuments['collections'] = {},
): OwnersDocuments {
  const kinds = Object.entries(entries) as [BundleKind, readonly Entry[]][];
  const bundles = kinds.flatMap(([kind, list]) => bundlesOf(kind, list) ?? []);
  const places = bundles.map(({ entries: _text, ...place }) => place);
  return {
    manifest: { bundles: places, collections: Object.keys(collections) },
    bundles: new Map(bundles.map((bundle) => [bundle.id, bundle])),
    collections,
  };
}

export function countedStore(initial: OwnersDocuments) {
  let owned = initial;
  let isReachable = true;
  const reads = { manifest: 0, bundles: 0, documents: 0 };
  const ask = () => {
    if (!isReachable) throw new Error('No network.');
  };
  const store: ContentStore = {
    async manifest() {
      ask();
      reads.manifest += 1;
      return owned.manifest ?? null;
    },
    async bundle(id) {
      ask();
      reads.bundles += 1;
      return owned.bundles.get(id) ?? null;
    },
    async collection(name, most) {
      ask();
      const found = (owned.collections[name] ?? []).slice(0, most);
      // An empty answer costs a read as well.
      reads.documents += Math.max(1, found.length);
      return found;
    },
    async document(name, id) {
      ask();
      reads.documents += 1;
      return owned.collections[name]?.find((entry) => entry.id === id) ?? null;
    },
  };
  return {
    store,
    /** What was read since the last time this was asked. */
    reads() {
      const counted = { ...reads };
      reads.manifest = reads.bundles = reads.documents = 0;
      return counted;
    },
    becomes: (next: OwnersDocuments) => {
      owned = next;
    },
    isReachable: (value: boolean) => {
      isReachable = value;
    },
  };
}

export function mapShelf(kept = new Map<string, unknown>()): ContentShelf & { readonly kept: Map<string, unknown> } {
  return {
    kept,
    read: async (key) => kept.get(key),
    keep: async (key, value) => void kept.set(key, structuredClone(value)),
    keepOnly: async (keys) => {
      for (const key of kept.keys()) if (!keys.includes(key)) kept.delete(key);
    },
  };
}
