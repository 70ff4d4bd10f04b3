import type { ContentStore } from './ownersContent';

/** Most visits within an hour ask nothing: the code of the store is loaded with the first question. */
export function lazyContentStore(
  load: () => Promise<ContentStore>,
  isOnline: () => boolean = () => navigator.onLine,
): ContentStore {
  const store = () => {
    // Firestore would try for seconds, and the app's own poems wait for the answer.
    if (!isOnline()) return Promise.reject(new Error('There is no network.'));
    return load();
  };
  return {
    manifest: async () => (await store()).manifest(),
    bundle: async (id) => (await store()).bundle(id),
    collection: async (name, most) => (await store()).collection(name, most),
    document: async (name, id) => (await store()).document(name, id),
  };
}
