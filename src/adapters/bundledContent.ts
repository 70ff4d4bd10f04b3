import type { CollectionName } from '../ports/collections';
import type { Documents } from '../ports/documents';

const SHARED: readonly CollectionName[] = ['translations', 'poets', 'poems'];
const isShared = (collection: CollectionName) => SHARED.includes(collection);

/**
 * Words and poems come from the hosted store where its owner has put some, and else from the app itself: a new
 * project has lessons from its first minute, and a store that cannot be reached does not take the poems away.
 */
export const withBundledContent = (hosted: Documents, bundled: Documents): Documents => ({
  ...hosted,
  async get(collection, id) {
    const found = await hosted.get(collection, id);
    return isShared(collection) && !(found.ok && found.value) ? bundled.get(collection, id) : found;
  },
  async list(collection, filters) {
    const found = await hosted.list(collection, filters);
    return isShared(collection) && !(found.ok && found.value.length > 0) ? bundled.list(collection, filters) : found;
  },
  async count(collection, filters) {
    const found = await hosted.count(collection, filters);
    return isShared(collection) && !(found.ok && found.value > 0) ? bundled.count(collection, filters) : found;
  },
});
