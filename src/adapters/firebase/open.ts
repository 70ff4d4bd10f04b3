import type { Adapters } from '../adapters';
import type { FirebaseConfiguration } from '../configuration';
import { openFirebaseAnalytics } from './analytics';
import { configureApi } from './api';
import { openFirebaseApp } from './app';
import { startAppCheck } from './appCheck';
import { openFirebaseIdentity } from './identity';
import { lazyDocuments } from './lazyDocuments';

export function openFirebase(configuration: FirebaseConfiguration): Adapters {
  const app = openFirebaseApp(configuration);
  const { apiBase, appCheck } = configuration;
  configureApi(app, { apiBase, appCheck });
  const { auth, firestore } = configuration.emulators ?? {};
  return {
    identity: openFirebaseIdentity(app, { emulatorHost: auth }),
    documents: lazyDocuments(async () => {
      const [{ openFirebaseDocuments, openFirestore }] = await Promise.all([
        import('./documents'),
        // Where it fails, Firestore asks without it, and the server decides.
        startAppCheck(app, appCheck)?.catch(() => undefined),
      ]);
      return openFirebaseDocuments(openFirestore(app, firestore));
    }),
    analytics: openFirebaseAnalytics(app),
  };
}
