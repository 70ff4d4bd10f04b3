import type { ContentStore } from './ownersContent';

/** Most visits within an hour ask nothing: the code of the store is loaded with the first question. */
export const lazyContentStore = (load: () => Promise<ContentStore>): ContentStore => ({
  manifest: async () => (await load()).manifest(),
  bundle: async (id) => (await load()).bundle(id),
  collection: async (name, most) => (await load()).collection(name, most),
  document: async (name, id) => (await load()).document(name, id),
});
