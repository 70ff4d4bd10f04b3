import type { Adapters } from '../adapters';
import type { FirebaseConfiguration } from '../configuration';
import { openFirebaseAnalytics } from './analytics';
import { openFirebaseApp } from './app';
import { openFirebaseIdentity } from './identity';
import { lazyDocuments } from './lazyDocuments';

export function openFirebase(configuration: FirebaseConfiguration): Adapters {
  const app = openFirebaseApp(configuration);
  const { auth, firestore } = configuration.emulators ?? {};
  return {
    identity: openFirebaseIdentity(app, { emulatorHost: auth }),
    documents: lazyDocuments(async () => {
      const { openFirebaseDocuments, openFirestore } = await import('./documents');
      return openFirebaseDocuments(openFirestore(app, firestore));
    }),
    analytics: openFirebaseAnalytics(app),
  };
}
