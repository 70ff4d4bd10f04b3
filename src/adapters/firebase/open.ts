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

  const open = async (isForeignCache: boolean) => {
    const [{ openLearnersDocuments }] = await Promise.all([
      import('./documents'),
      // If App Check fails, Firestore works without it and the server decides.
      startAppCheck(app, appCheck)?.catch(() => undefined),
    ]);
    return openLearnersDocuments(app, firestore, isForeignCache);
  };

  const documents = learnersDocuments({ open, identity });
  return {
    identity,
    documents: lazyDocuments(documents),
    league: lazyLeague(async () => {
      // Loading the documents opens Firestore, which the league needs.
      const [{ openFirebaseLeague }] = await Promise.all([import('./league'), documents()]);
      return openFirebaseLeague(app);
    }),
    classroom: openFirebaseClassroom(app, documents),
    contentStore: lazyContentStore(async () => {
      // Uses the learner's Firestore, because an app has only one.
      const [{ contentStoreOf }] = await Promise.all([import('./contentStore'), documents()]);
      return contentStoreOf(app);
    }),
    analytics: openFirebaseAnalytics(app, identity),
  };
}
