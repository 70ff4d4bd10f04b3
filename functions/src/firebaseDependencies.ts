import type { App } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Dependencies } from './dependencies';
import type { ServerOptions } from './configuration';
import { bucketFiles } from './files/bucketFiles';
import { noFiles } from './files/noFiles';
import { firestoreLimits } from './http/firestoreLimits';
import { verifyAppCheckWith, verifyLearnerWith } from './http/verifyWithFirebase';

/** The project's own services; none is contacted before its first use. */
export function firebaseDependencies(app: App, options: ServerOptions): Dependencies {
  const [auth, firestore] = [getAuth(app), getFirestore(app)];
  const bucket = options.soundsBucket ?? app.options.storageBucket;
  return {
    options,
    auth,
    firestore,
    verifyLearner: verifyLearnerWith(auth),
    verifyAppCheck: options.requiresAppCheck ? verifyAppCheckWith(getAppCheck(app)) : null,
    limits: firestoreLimits(firestore),
    files: bucket ? bucketFiles(getStorage(app).bucket(bucket)) : noFiles,
    fetch,
    now: Date.now,
    log: (entry) => console.info(JSON.stringify(entry)),
  };
}
