// Runs the whole server as deployed, with tokens from the Auth emulator and limits in the Firestore emulator.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noEmulator, runningEmulator } from '../../src/adapters/firebase/emulatorContext.testing';
import { base64, toneWav } from '../../src/adapters/speechProviders/sarvam/mock.testing';
import { createServerApi } from './api';
import { memoryFiles } from './files/memoryFiles.testing';
import { firebaseDependencies } from './firebaseDependencies';
import { firestoreLimits } from './http/firestoreLimits';
import { startServer, type StartedServer } from './server';
import { OPTIONS, PAGE } from './testing/mockApi.testing';

const NOON = Date.UTC(2026, 10, 16, 12);

describe.skipIf(noEmulator)('the server of a project', () => {
  if (noEmulator) return;
  const { firestoreHost, authHost, projectId } = runningEmulator();
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  const app = initializeApp({ projectId }, 'whole-server');
  const dependencies = firebaseDependencies(app, OPTIONS);
  let paid = 0;
  let copies: StartedServer[] = [];

  beforeAll(async () => {
    const files = memoryFiles();
    const copy = () =>
      startServer(
        createServerApi({
          ...dependencies,
          files,
          limits: firestoreLimits(dependencies.firestore, () => NOON),
          log: () => {},
          fetch: async () => {
            paid += 1;
            return Response.json({ audios: [base64(toneWav(0.1))] });
          },
        }),
        0,
      );
    copies = [await copy(), await copy()];
  });
  afterAll(async () => {
    for (const copy of copies) await copy.close();
    await deleteApp(app);
  });

  async function idToken(call: string, body: object): Promise<string> {
    const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=demo`;
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    });
    const { idToken: token } = Object(await answer.json());
    return String(token);
  }
  const google = (name: string) =>
    idToken('signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ sub: name, email: `${name}@example.com`, email_verified: true }))}`,
    });

  const speak = async (token: string, text = 'అమ్మ', copy = 0) => {
    const answer = await fetch(`${copies[copy]?.url}/api/speech/text-to-speech`, {
      method: 'POST',
      headers: { origin: PAGE, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ inputs: [text], model: 'bulbul:v1', speaker: 'meera' }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const unique = () => `${process.pid}-${Date.now()}`;

  test('speaks for learners who signed in with Google and for pupils with a class token', async () => {
    expect(await speak(await google(`g-${unique()}`))).toBe(200);
    const custom = await dependencies.auth.createCustomToken(`pupil-${unique()}`, { pupil: true });
    expect(await speak(await idToken('signInWithCustomToken', { token: custom }))).toBe(200);
    expect(paid).toBe(1);
  });

  test('does not speak for password accounts, anonymous accounts or made-up tokens', async () => {
    const password = await idToken('signUp', { email: `${unique()}@example.com`, password: 'secret12' });
    const anonymous = await idToken('signUp', {});
    expect([await speak(password), await speak(anonymous), await speak('anna')]).toEqual([401, 401, 401]);
  });

  test('limits one learner who floods two copies of the server', async () => {
    const floodToken = await google(`flood-${unique()}`);
    const before = paid;
    const statuses = await Promise.all(
      Array.from({ length: 80 }, (_, call) => speak(floodToken, `అమ్మ ${call % 3}`, call % 2)),
    );
    const count = (status: number) => statuses.filter((one) => one === status).length;
    expect(count(200)).toBeLessThanOrEqual(60);
    // A call may be refused too early when the two copies' transactions conflict.
    expect(count(200)).toBeGreaterThan(40);
    expect(count(200) + count(429)).toBe(80);
    expect(paid - before).toBeLessThanOrEqual(6);
    expect(await speak(await google(`calm-${unique()}`))).toBe(200);
  }, 60_000);
});
