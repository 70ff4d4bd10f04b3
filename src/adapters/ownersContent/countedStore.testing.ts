// A mock store that counts billed reads, and a shelf that lasts for several visits.
import { bundlesOf, type Bundle, type BundleKind, type Entry } from '../../domain/content/bundles';
import type { SharedName } from '../../ports/collections';
import type { ContentShelf, ContentStore } from './ownersContent';

export type OwnersDocuments = {
  manifest?: unknown;
  bundles: Map<string, Bundle>;
  collections: Partial<Record<SharedName, readonly Entry[]>>;
};

export const noOwnersDocuments = (): OwnersDocuments => ({ bundles: new Map(), collections: {} });

/** The documents that `npm run content` writes. */
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
  const requireNetwork = () => {
    if (!isReachable) throw new Error('No network.');
  };
  const store: ContentStore = {
    async manifest() {
      requireNetwork();
      reads.manifest += 1;
      return owned.manifest ?? null;
    },
    async bundle(id) {
      requireNetwork();
      reads.bundles += 1;
      return owned.bundles.get(id) ?? null;
    },
    async collection(name, most) {
      requireNetwork();
      const found = (owned.collections[name] ?? []).slice(0, most);
      // Firestore bills one read for an empty answer.
      reads.documents += Math.max(1, found.length);
      return found;
    },
    async document(name, id) {
      requireNetwork();
      reads.documents += 1;
      return owned.collections[name]?.find((entry) => entry.id === id) ?? null;
    },
  };
  return {
    store,
    /** Returns the reads since the last call. */
    reads() {
      const counted = { ...reads };
      reads.manifest = reads.bundles = reads.documents = 0;
      return counted;
    },
    replaceWith: (next: OwnersDocuments) => {
      owned = next;
    },
    isReachable: (value: boolean) => {
      isReachable = value;
    },
  };
}

export function mapShelf(
  stored = new Map<string, unknown>(),
): ContentShelf & { readonly stored: Map<string, unknown> } {
  return {
    stored,
    read: async (key) => stored.get(key),
    write: async (key, value) => void stored.set(key, structuredClone(value)),
    deleteExcept: async (keys) => {
      for (const key of stored.keys()) if (!keys.includes(key)) stored.delete(key);
    },
  };
}
