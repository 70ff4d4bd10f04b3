import type { FirebaseApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import type { AppCheckConfiguration } from '../configuration';
import { appCheckToken } from './appCheck';

/** Calls the project's functions, as in `ask('/erase', { method: 'POST' })`. Rejects when they cannot be reached. */
export type ApiFetch = (path: `/${string}`, init?: RequestInit) => Promise<Response>;

type ApiOptions = {
  readonly apiBase?: string | undefined;
  readonly appCheck?: AppCheckConfiguration | undefined;
};

const DEFAULT_BASE = '/api';

const optionsOf = new WeakMap<FirebaseApp, ApiOptions>();

/** Called once when the app is opened; later calls read these options. */
export const configureApi = (app: FirebaseApp, options: ApiOptions): void => void optionsOf.set(app, options);

/** Adds the learner's token, and the App Check token when that is configured. */
export const apiFetchOf =
  (app: FirebaseApp): ApiFetch =>
  async (path, init = {}) => {
    const { apiBase = DEFAULT_BASE, appCheck } = optionsOf.get(app) ?? {};
    const auth = getAuth(app);
    await auth.authStateReady();
    const [learnerToken, appToken] = await Promise.all([auth.currentUser?.getIdToken(), appCheckToken(app, appCheck)]);
    const headers = new Headers(init.headers);
    if (learnerToken) headers.set('authorization', `Bearer ${learnerToken}`);
    if (appToken) headers.set('x-firebase-appcheck', appToken);
    // Following a redirect would send the tokens to another host.
    return fetch(apiBase + path, { redirect: 'error', ...init, headers });
  };
