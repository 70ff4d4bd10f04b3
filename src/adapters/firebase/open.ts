import type { Firestore } from 'firebase/firestore';
import type { Adapters } from '../adapters';
import type { FirebaseConfiguration } from '../configuration';
import { lazyContentStore } from '../ownersContent/lazyContentStore';
import type { ContentStore } from '../ownersContent/ownersContent';
import { openFirebaseAnalytics } from './analytics';
import { openFirebaseApp } from './app';
import { openFirebaseIdentity } from './identity';
import { lazyDocuments } from './lazyDocuments';

export function openFirebase(configuration: FirebaseConfiguration): Adapters & { readonly contentStore: ContentStore } {
  const app = openFirebaseApp(configuration);
  const { auth, firestore } = configuration.emulators ?? {};
  let opened: Firestore | undefined;
  const loadFirestore = async () => {
    const { openFirebaseDocuments, openFirestore } = await import('./documents');
    opened ??= openFirestore(app, firestore);
    return { opened, openFirebaseDocuments };
  };
  return {
    identity: openFirebaseIdentity(app, { emulatorHost: auth }),
    documents: lazyDocuments(async () => {
      const { opened: store, openFirebaseDocuments } = await loadFirestore();
      return openFirebaseDocuments(store);
    }),
    contentStore: lazyContentStore(async () => {
      const [{ opened: store }, { openContentStore }] = await Promise.all([loadFirestore(), import('./contentStore')]);
      return openContentStore(store);
    }),
    analytics: openFirebaseAnalytics(app),
  };
}
