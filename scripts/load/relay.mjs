// Starts the API under plain Node, as deployed, and a mock provider.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./learners.mjs').SignedIn} SignedIn */

/** The size of half a second of speech; the relay stores only data that begins like a WAV file. */
const SOUND = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(22_050, 7)]).toString('base64');
const STARTUP_TIMEOUT_MS = 20_000;

/** Answers every call with a short sound, after the typical delay of a nearby provider. */
export function mockProvider(delayMs = 150) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume().on('end', () =>
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ request_id: 'mock', audios: [SOUND] }));
      }, delayMs),
    );
  });
  return new Promise(
    (/** @type {(started: { url: string, calls: () => number, close: () => void }) => void} */ resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        resolve({ url: `http://127.0.0.1:${port}`, calls: () => calls, close: () => void server.close() });
      });
    },
  );
}

/**
 * @param {{ root: string, emulator: { firestoreHost: string, authHost: string, projectId: string }, provider: string, port: number, folder: string }} options
 */
export async function startApi({ root, emulator, provider, port, folder }) {
  const child = spawn(process.execPath, ['functions/lib/serve.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: `${port}`,
      GOOGLE_CLOUD_PROJECT: emulator.projectId,
      FIRESTORE_EMULATOR_HOST: emulator.firestoreHost,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.authHost,
      SARVAM_BASE: provider,
      SARVAM_KEY: 'mock',
      SOUNDS_FOLDER: folder,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  for (;;) {
    if (
      await fetch(`${url}/api/`).then(
        () => true,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(
        'The API did not start: run node scripts/build-functions.mjs, and npm install if a package is missing.',
      );
    }
    await pause(100);
  }
  return { url, stop: () => child.kill() };
}

const SENTENCES = ['అమ్మ పాట పాడింది.', 'నేను బడికి వెళ్తాను.', 'వాన పడుతోంది.', 'చెట్టు మీద పిట్ట ఉంది.'];

/** Seven of eight sentences are already cached; every eighth is new. @param {string} url */
export const relayTurn =
  (url) =>
  /** @param {SignedIn} learner @param {number} number @returns {Promise<import('./drive.mjs').Answer>} */
  async ({ uid, token }, number) => {
    const known = SENTENCES[number % SENTENCES.length] ?? '';
    const own = [...uid].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), number) % 1_000_000;
    const sentence = number % 8 === 7 ? `${known} ${own}` : known;
    const answer = await fetch(`${url}/api/speech/text-to-speech`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ inputs: [sentence], model: 'bulbul:v1', speaker: 'meera' }),
    });
    await answer.arrayBuffer();
    // A used-up quota is a correct answer too.
    return { ok: answer.status === 200 || answer.status === 429, kind: `spoken ${answer.status}` };
  };
