// Runs the API under plain Node, for development and for hosting without Cloud Functions. Build it first with
// `node scripts/build-functions.mjs`, then run it:
// GOOGLE_CLOUD_PROJECT=my-project SARVAM_KEY=… ALLOWED_ORIGINS=https://your.site node functions/lib/serve.js
import { initializeApp } from 'firebase-admin/app';
import { createServerApi } from './api';
import { readServerOptions } from './configuration';
import { folderFiles } from './files/folderFiles';
import { firebaseDependencies } from './firebaseDependencies';
import { memoryLimits } from './http/memoryLimits';
import { startServer } from './server';

const { GOOGLE_CLOUD_PROJECT: projectId, PORT = '8787', HOST = '127.0.0.1', SOUNDS_FOLDER } = process.env;
if (!projectId) throw new Error('GOOGLE_CLOUD_PROJECT is not set: tokens are those of one Firebase project.');

// Without access to the project's Firestore, the limits are counted in this process.
const reachesFirestore = Boolean(
  process.env['FIRESTORE_EMULATOR_HOST'] ?? process.env['GOOGLE_APPLICATION_CREDENTIALS'],
);
const projectDependencies = firebaseDependencies(
  initializeApp({ projectId }),
  readServerOptions(process.env, projectId),
);
const server = await startServer(
  createServerApi({
    ...projectDependencies,
    ...(SOUNDS_FOLDER && { files: folderFiles(SOUNDS_FOLDER) }),
    ...(!reachesFirestore && { limits: memoryLimits() }),
  }),
  Number(PORT),
  HOST,
);
console.info(`The api answers at ${server.url}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
