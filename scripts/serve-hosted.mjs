// Serves the hosted configuration for the end-to-end tests: Firebase's emulators, the app built for them, the API at
// /api, and watchers in place of Cloud Functions' triggers.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.mjs';
import { openEmulated } from './setup/api.mjs';
import { startEmulator } from './setup/emulator.mjs';

const port = Number(process.argv[2]);
const folder = fileURLToPath(new URL('../.cache/hosted', import.meta.url));
const emulator = await startEmulator();
// The ports change in every run; e2e/hosted/emulator.ts reads them here to write old records.
writeFileSync(`${folder}.emulators.json`, JSON.stringify(emulator));

/** @returns {Promise<number | null>} */
const buildApp = () =>
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
        // The tests mock the model: e2e/hosted/mockModel.ts.
        VITE_TUTOR: 'openai',
        VITE_TUTOR_MODEL: 'mock',
        VITE_TUTOR_BASE_URL: '/model/v1',
      },
    });
    build.once('exit', resolve);
  });

const [status, server] = await Promise.all([buildApp(), openEmulated(emulator)]);
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
// scripts/test.mjs waits for this message, and this process ends with it.
process.once('disconnect', end);
process.send?.('served');
