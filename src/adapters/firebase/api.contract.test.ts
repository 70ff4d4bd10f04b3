import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../browser/newId';
import { apiFetchOf, configureApi } from './api';
import { openFirebaseApp } from './app';
import { appCheckToken, startAppCheck } from './appCheck';
import { noEmulator } from './emulatorContext.testing';
import { newAccount, signedInDevice } from './firebaseLearner.testing';

const SITE_KEY = '6LcAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const asked: { url: string; headers: Headers; init: RequestInit | undefined }[] = [];

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => vi.restoreAllMocks());

/** Call it after signing in, which makes real requests. */
const answerRequests = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push({ url: String(input), headers: new Headers(init?.headers), init });
    return Response.json({});
  });

describe.skipIf(noEmulator)('the project’s functions (skipped only when there is no emulator)', () => {
  it('are called at the configured address with the learner’s token', async () => {
    const device = await signedInDevice(newAccount());
    configureApi(device.app, { apiBase: 'https://functions.example/api' });
    answerRequests();
    await apiFetchOf(device.app)('/erase', { method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: 'https://functions.example/api/erase', init: { method: 'POST' } });
    expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\./u);
    expect(asked[0]?.headers.get('content-type')).toBe('application/json');
    expect(asked[0]?.headers.has('x-firebase-appcheck')).toBe(false);
    await device.close();
  });

  it('are on the page’s own origin by default, and redirects are not followed', async () => {
    const device = await signedInDevice(newAccount());
    configureApi(device.app, {});
    answerRequests();
    await apiFetchOf(device.app)('/export');
    expect(asked[0]).toMatchObject({ url: '/api/export', init: { redirect: 'error' } });
    await device.close();
  });
});

describe('App Check', () => {
  it('is not loaded when it is not configured', async () => {
    const app = openFirebaseApp({ apiKey: 'k', authDomain: 'x.example', projectId: 'x', appId: '1:1:web:1' }, newId());
    answerRequests();
    expect(startAppCheck(app, undefined)).toBeUndefined();
    // A build without a site key contains no App Check code, so the option has no effect.
    expect(startAppCheck(app, { siteKey: SITE_KEY })).toBeUndefined();
    expect(await appCheckToken(app, { siteKey: SITE_KEY })).toBeNull();
    expect(asked).toEqual([]);
    expect(document.querySelector('script[src*="recaptcha"]')).toBeNull();
  });
});
