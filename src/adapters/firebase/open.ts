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
<<<<<<< HEAD
  const { auth, firestore } = configuration.emulators ?? {};
  const open = async () => {
    const [{ openFirebaseDocuments, openFirestore }] = await Promise.all([
      import('./documents'),
      // Where it fails, Firestore asks without it, and the server decides.
      startAppCheck(app, appCheck)?.catch(() => undefined),
    ]);
    const opened = openFirestore(app, firestore);
    return { opened, documents: openFirebaseDocuments(opened) };
  };
  let opening: ReturnType<typeof open> | undefined;
  const store = () => {
    opening ??= open().catch((thrown: unknown) => {
      opening = undefined;
      throw thrown;
    });
    return opening;
  };
  return {
    identity: openFirebaseIdentity(app, { emulatorHost: auth }),
    documents: lazyDocuments(async () => (await store()).documents),
    classroom: openFirebaseClassroom(app, async () => (await store()).opened),
=======
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
>>>>>>> scores
    analytics: openFirebaseAnalytics(app),
  };
}
