// The hosted configuration for the journeys: Firebase's emulators, and the app built for them and served.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.mjs';
import { startEmulator } from './setup/emulator.mjs';

const folder = fileURLToPath(new URL('../.cache/hosted', import.meta.url));
const emulator = await startEmulator();

const build = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
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
    // The journeys themselves answer for the model: e2e/hosted/standInModel.ts.
    VITE_TUTOR: 'openai',
    VITE_TUTOR_MODEL: 'stand-in',
    VITE_TUTOR_BASE_URL: '/model/v1',
  },
});
if (build.status !== 0) process.exit(build.status ?? 1);

const site = await serve({ port: Number(process.argv[2]), folder });
const end = async () => {
  await site.close();
  await emulator.stop();
  process.exit(0);
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
