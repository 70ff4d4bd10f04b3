import { mergedOver } from '../domain/content/changes';
import { failed, ok, type Result } from '../domain/result';
import type { CollectionName, SharedName } from '../ports/collections';
import { SHARED } from '../ports/collections';
import type { Documents, DocumentsError, Stored } from '../ports/documents';
import { oneOf, type SharedContent } from './embedded/documents';
import { matches, type AnyFilter } from './embedded/queryPlan';
import type { OwnersContent } from './ownersContent/ownersContent';

const isShared = (collection: CollectionName): collection is SharedName =>
  SHARED.some((shared) => shared === collection);

/**
 * Words and poems ship with the app, and the owner's own content is merged over them. So a new project has content from
 * the start, and the app's poems are there even when the store cannot be reached.
 */
export function withMergedContent(hosted: Documents, bundled: SharedContent, owners: OwnersContent): Documents {
  async function merged<N extends SharedName>(
    collection: N,
    filters: readonly AnyFilter[],
  ): Promise<Result<readonly Stored<N>[], DocumentsError>> {
    try {
      const [appEntries, ownersEntries] = await Promise.all([bundled[collection].all(), owners.all(collection)]);
      return ok(mergedOver<Stored<N>>(appEntries, ownersEntries).filter((entry) => matches({ ...entry }, filters)));
    } catch (thrown) {
      return failed({ kind: 'unavailable', detail: `The app’s own content could not be loaded: ${String(thrown)}` });
    }
  }

  async function mergedOne<N extends SharedName>(
    collection: N,
    id: string,
  ): Promise<Result<Stored<N> | null, DocumentsError>> {
    const own = await owners.one(collection, id);
    if (own) return ok(own);
    try {
      return ok((await oneOf<N>(bundled[collection], id)) ?? null);
    } catch (thrown) {
      return failed({ kind: 'unavailable', detail: `The app’s own content could not be loaded: ${String(thrown)}` });
    }
  }

  return {
    ...hosted,
    get: (collection, id) => (isShared(collection) ? mergedOne(collection, id) : hosted.get(collection, id)),
    list: (collection, filters = []) =>
      isShared(collection) ? merged(collection, filters) : hosted.list(collection, filters),
    async count(collection, filters = []) {
      if (!isShared(collection)) return hosted.count(collection, filters);
      const found = await merged(collection, filters);
      return found.ok ? ok(found.value.length) : found;
    },
  };
}
