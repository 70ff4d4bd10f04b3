import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { createServerApi } from './api';
import { updatePupils } from './classes/updatePupils';
import { readServerOptions } from './configuration';
import type { Dependencies } from './dependencies';
import { firebaseDependencies } from './firebaseDependencies';
import { nodeHandler } from './http/nodeHandler';
import { nightly } from './nightly';
import { scoreActivity } from './scores/scoreActivity';

export type Emulators = {
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly projectId: string;
  readonly allowedOrigins: readonly string[];
};

const report = (thrown: unknown) => console.error('The server beside the emulators failed:', thrown);

/** Replaces the Firestore trigger: scores every new activity, one at a time per learner. */
function watchActivities(dependencies: Dependencies): () => void {
  const counters = [updatePupils(dependencies.firestore)];
  const queues = new Map<string, Promise<unknown>>();
  return dependencies.firestore.collection('activities').onSnapshot((snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) {
      if (type !== 'added' || doc.get('scoredAt') !== undefined) continue;
      const learner = String(doc.get('userId'));
      const before = queues.get(learner) ?? Promise.resolve();
      queues.set(learner, before.then(() => scoreActivity({ ...dependencies, counters }, doc.id)).catch(report));
    }
  }, report);
}

/** Replaces the schedule: runs the nightly job whenever somebody joins or leaves a league. */
function watchMembers(dependencies: Dependencies, firestore: Firestore): () => void {
  let night = Promise.resolve();
  return firestore.collection('leagueMembers').onSnapshot(() => {
    night = night.then(() => nightly(dependencies)).then(() => undefined, report);
  }, report);
}

/** The whole server on this machine, connected to the Firestore and Auth emulators. */
export function openEmulated({ firestoreHost, authHost, projectId, allowedOrigins }: Emulators) {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  // Outside Google Cloud there is no metadata server to identify us.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId }, randomUUID());
  const options = readServerOptions({ ALLOWED_ORIGINS: allowedOrigins.join(',') }, projectId);
  const dependencies: Dependencies = { ...firebaseDependencies(app, options), log: () => undefined };
  return {
    dependencies,
    handle: nodeHandler(createServerApi(dependencies)),
    /** Runs the triggers and the schedule of Cloud Functions until the returned function is called. */
    watch: () => {
      const stops = [watchActivities(dependencies), watchMembers(dependencies, dependencies.firestore)];
      return () => stops.forEach((stop) => stop());
    },
    close: () => deleteApp(app),
  };
}
