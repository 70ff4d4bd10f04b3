// The hosted configuration for the journeys: Firebase's emulators, the app built for them and served, and the server beside
// it: the api at /api, and watchers that stand for Cloud Functions' triggers.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.mjs';
import { openEmulated } from './setup/api.mjs';
import { startEmulator } from './setup/emulator.mjs';

const port = Number(process.argv[2]);
const folder = fileURLToPath(new URL('../.cache/hosted', import.meta.url));
const emulator = await startEmulator();
// Their ports are new in every run; the journeys plant there what was long ago: e2e/hosted/emulator.ts.
writeFileSync(`${folder}.emulators.json`, JSON.stringify(emulator));

/** @returns {Promise<number | null>} */
const built = () =>
  new Promise((resolve) => {
    const build = spawn(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
      stdio: 'inherit',
      env: {
        ...process.env,
        AKSHARAM_DIST: folder,
        AKSHARAM_UNCOMPRESSED: 'yes',
        VITE_FIREBASE_API_KEY: 'demo-key',
        VITE_FIREBASE_AUTH_DOMAIN: 'demo-aksharam.firebaseapp.com',
        VITE_FIREBASE_PROJECT_ID: emulator.projectId,
        VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
        VITE_FIREBASE_AUTH_EMULATOR_HOST: emulator.authHost,
        VITE_FIREBASE_FIRESTORE_EMULATOR_HOST: emulator.firestoreHost,
        // The journeys themselves answer for the model: e2e/hosted/mockModel.ts.
        VITE_TUTOR: 'openai',
        VITE_TUTOR_MODEL: 'stand-in',
        VITE_TUTOR_BASE_URL: '/model/v1',
      },
    });
    build.once('exit', resolve);
  });

// While the build runs.
const [status, server] = await Promise.all([built(), openEmulated(emulator)]);
if (status !== 0) process.exit(status ?? 1);

const stopWatching = server.watch();
const site = await serve({ port, folder, api: server.handle });
const end = async () => {
  stopWatching();
  await site.close();
  await server.close();
  await emulator.stop();
  process.exit(0);
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
// Where scripts/test.mjs has started it: it goes on when this is said, and takes this along when it ends.
process.once('disconnect', end);
process.send?.('served');
