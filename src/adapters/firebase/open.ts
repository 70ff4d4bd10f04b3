import type { Adapters } from '../adapters';
import type { FirebaseConfiguration } from '../configuration';
import { lazyContentStore } from '../ownersContent/lazyContentStore';
import type { ContentStore } from '../ownersContent/ownersContent';
import { openFirebaseAnalytics } from './analytics';
import { configureApi } from './api';
import { openFirebaseApp } from './app';
import { startAppCheck } from './appCheck';
import { openFirebaseClassroom } from './classroom';
import { openFirebaseIdentity } from './identity';
import { lazyDocuments } from './lazyDocuments';
import { lazyLeague } from './lazyLeague';
import { learnersDocuments } from './learnersDocuments';

export function openFirebase(configuration: FirebaseConfiguration): Adapters & { readonly contentStore: ContentStore } {
  const app = openFirebaseApp(configuration);
  const { apiBase, appCheck } = configuration;
  configureApi(app, { apiBase, appCheck });
  const { auth, firestore } = configuration.emulators ?? {};
  const identity = openFirebaseIdentity(app, {
    emulatorHost: auth,
    prepare: () => void startAppCheck(app, appCheck)?.catch(() => undefined),
  });

  const open = async (isCacheStrange: boolean) => {
    const [{ openLearnersDocuments }] = await Promise.all([
      import('./documents'),
      // Where it fails, Firestore asks without it, and the server decides.
      startAppCheck(app, appCheck)?.catch(() => undefined),
    ]);
    return openLearnersDocuments(app, firestore, isCacheStrange);
  };

  const documents = learnersDocuments({ open, identity });
  return {
    identity,
    documents: lazyDocuments(documents),
    contentStore: lazyContentStore(async () => {
      // The same Firestore as the learner's: there is one at a time.
      const [{ contentStoreOf }] = await Promise.all([import('./contentStore'), documents()]);
      return contentStoreOf(app);
    }),
    league: lazyLeague(async () => {
      // Firestore is opened with them.
      const [{ openFirebaseLeague }] = await Promise.all([import('./league'), documents()]);
      return openFirebaseLeague(app);
    }),
    classroom: openFirebaseClassroom(app, documents),
    analytics: openFirebaseAnalytics(app, identity),
  };
}
