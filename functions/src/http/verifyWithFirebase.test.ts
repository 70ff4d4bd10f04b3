// Tests the real firebase-admin with our own keys in place of Google's.
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PROJECT, signed, startGoogleKeys } from '../testing/googleKeys.testing';
import { verifyAppCheckWith, verifyLearnerWith } from './verifyWithFirebase';

let google: Awaited<ReturnType<typeof startGoogleKeys>>;
let app: App;
beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  google = await startGoogleKeys();
  app = initializeApp({ projectId: PROJECT, httpAgent: google.agent }, 'tokens');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
  await google.close();
});

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

const idToken = (changes: object = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'anna',
  iat: now() - 10,
  exp: now() + HOUR,
  auth_time: now() - 10,
  firebase: { sign_in_provider: 'google.com', identities: {} },
  ...changes,
});

describe('an ID token', () => {
  const verify = (token: string) => verifyLearnerWith(getAuth(app))(token);

  test.each(['google.com', 'custom'] as const)('of a learner who signed in with %s is accepted', async (provider) => {
    const token = signed(idToken({ firebase: { sign_in_provider: provider } }), google.googlesKey);
    expect(await verify(token)).toEqual({ uid: 'anna', provider });
  });

  const foreign = { iss: 'https://securetoken.google.com/other', aud: 'other' };
  test.each<[string, object, object]>([
    ['expired', { iat: now() - 2 * HOUR, exp: now() - HOUR }, {}],
    ['of another project', foreign, {}],
    ['issued by somebody else', { iss: 'https://evil.test' }, {}],
    ['for another audience', { aud: 'other' }, {}],
    ['without a subject', { sub: '' }, {}],
    ['for a uid that is a path', { sub: 'anna/../bala' }, {}],
    ['for a very long uid', { sub: 'a'.repeat(129) }, {}],
    ['from an anonymous sign-in', { firebase: { sign_in_provider: 'anonymous' } }, {}],
    ['from a password sign-in', { firebase: { sign_in_provider: 'password' } }, {}],
    ['without a provider', { firebase: {} }, {}],
    ['signed with a key that Google does not have', {}, { kid: 'other' }],
    ['unsigned', {}, { alg: 'none' }],
    ['signed with a password', {}, { alg: 'HS256' }],
  ])('that is %s is refused', async (_, payload, header) => {
    expect(await verify(signed(idToken(payload), google.googlesKey, header))).toBeNull();
  });

  test('that is forged is refused', async () => {
    expect(await verify(signed(idToken(), google.strangersKey))).toBeNull();
    const [head, , signature] = signed(idToken(), google.googlesKey).split('.');
    const changed = Buffer.from(JSON.stringify(idToken({ sub: 'bala' }))).toString('base64url');
    expect(await verify(`${head}.${changed}.${signature}`)).toBeNull();
  });

  test.each(['', 'a.b.c', '...', 'anna', '{}'])('that is %j is refused', async (token) => {
    expect(await verify(token)).toBeNull();
  });
});

describe('an App Check token', () => {
  const verify = (token: string) => verifyAppCheckWith(getAppCheck(app))(token);
  const appToken = (changes: object = {}) => ({
    iss: 'https://firebaseappcheck.googleapis.com/123',
    aud: ['projects/123', `projects/${PROJECT}`],
    sub: '1:123:web:abc',
    iat: now() - 10,
    exp: now() + HOUR,
    ...changes,
  });

  test('from the app is accepted', async () => {
    expect(await verify(signed(appToken(), google.googlesKey))).toBe(true);
  });

  test.each([
    ['expired', { exp: now() - HOUR }],
    ['of another project', { aud: ['projects/456', 'projects/other'] }],
    ['issued by somebody else', { iss: 'https://evil.test/123' }],
  ])('that is %s is refused', async (_, changes) => {
    expect(await verify(signed(appToken(changes), google.googlesKey))).toBe(false);
  });

  test('that is forged or an ID token is refused', async () => {
    expect(await verify(signed(appToken(), google.strangersKey))).toBe(false);
    expect(await verify(signed(idToken(), google.googlesKey))).toBe(false);
  });
});
