import type { FirebaseApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import type { AppCheckConfiguration } from '../configuration';
import { appCheckToken } from './appCheck';

/** Asks the project's own functions: `ask('/erase', { method: 'POST' })`. Rejects where they cannot be reached. */
export type ApiFetch = (path: `/${string}`, init?: RequestInit) => Promise<Response>;

type ApiOptions = {
  readonly apiBase?: string | undefined;
  readonly appCheck?: AppCheckConfiguration | undefined;
};

const DEFAULT_BASE = '/api';

const configured = new WeakMap<FirebaseApp, ApiOptions>();

/** Says once, where the app is opened, what every later call needs to know. */
export const configureApi = (app: FirebaseApp, options: ApiOptions): void => void configured.set(app, options);

/** With the learner's token, and App Check's where it is configured. */
export const apiFetchOf =
  (app: FirebaseApp): ApiFetch =>
  async (path, init = {}) => {
    const { apiBase = DEFAULT_BASE, appCheck } = configured.get(app) ?? {};
    const auth = getAuth(app);
    await auth.authStateReady();
    const [learnersToken, appsToken] = await Promise.all([
      auth.currentUser?.getIdToken(),
      appCheckToken(app, appCheck),
    ]);
    const headers = new Headers(init.headers);
    if (learnersToken) headers.set('authorization', `Bearer ${learnersToken}`);
    if (appsToken) headers.set('x-firebase-appcheck', appsToken);
    // Tokens go to this address and to no other one that it might name.
    return fetch(apiBase + path, { redirect: 'error', ...init, headers });
  };
