import { lazyPort } from '../lazyPort';
import type { ContentStore } from './ownersContent';

const fail = (thrown: unknown): never => {
  throw thrown;
};

export function lazyContentStore(
  load: () => Promise<ContentStore>,
  isOnline: () => boolean = () => navigator.onLine,
): ContentStore {
  // Offline, Firestore would retry for seconds while the app's own poems wait for its answer.
  const loadOnline = async () => {
    if (!isOnline()) throw new Error('There is no network.');
    return load();
  };
  const lazy = lazyPort(loadOnline, fail);
  return {
    manifest: lazy('manifest'),
    bundle: lazy('bundle'),
    collection: lazy('collection'),
    document: lazy('document'),
  };
}
