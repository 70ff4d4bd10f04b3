import type { Firestore } from 'firebase/firestore';
import type { Adapters } from '../adapters';
import type { FirebaseConfiguration } from '../configuration';
import { openFirebaseAnalytics } from './analytics';
import { configureApi } from './api';
import { openFirebaseApp } from './app';
import { startAppCheck } from './appCheck';
import { openFirebaseClassroom } from './classroom';
import { openFirebaseIdentity } from './identity';
import { lazyDocuments } from './lazyDocuments';
import { lazyLeague } from './lazyLeague';

export function openFirebase(configuration: FirebaseConfiguration): Adapters {
  const app = openFirebaseApp(configuration);
  const { apiBase, appCheck } = configuration;
  configureApi(app, { apiBase, appCheck });
  const hosts = configuration.emulators;

  let opening: Promise<Firestore> | undefined;
  const openedFirestore = () => {
    opening ??= Promise.all([
      import('./documents'),
      // Where it fails, Firestore asks without it, and the server decides.
      startAppCheck(app, appCheck)?.catch(() => undefined),
    ]).then(([{ openFirestore }]) => openFirestore(app, hosts?.firestore));
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const forget = async () => {
    const opened = await opening;
    opening = undefined;
    if (opened) await import('./documents').then(({ forgetOnDevice }) => forgetOnDevice(opened));
  };

  return {
    identity: openFirebaseIdentity(app, { emulatorHost: hosts?.auth }),
    documents: lazyDocuments(async () => {
      const firestore = await openedFirestore();
      return import('./documents').then(({ openFirebaseDocuments }) => openFirebaseDocuments(firestore));
    }, forget),
    league: lazyLeague(() => import('./league').then(({ openFirebaseLeague }) => openFirebaseLeague(openedFirestore))),
    classroom: openFirebaseClassroom(app, openedFirestore),
    analytics: openFirebaseAnalytics(app),
  };
}
