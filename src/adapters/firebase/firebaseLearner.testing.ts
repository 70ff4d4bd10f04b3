// Signs a learner in at the emulators, on as many devices as a contract test needs.
import { deleteApp, type FirebaseApp } from 'firebase/app';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { inject } from 'vitest';
import { nextState } from '../../ports/identity.contract';
import type { FirebaseConfiguration } from '../configuration';
import { newId } from '../../browser/newId';
import { configureApi } from './api';
import { openFirebaseApp } from './app';
import { runningEmulator } from './emulatorContext.testing';
import { openFirebaseIdentity, type SignInStep } from './identity';

declare module 'vitest' {
  interface ProvidedContext {
    apiBase: string;
  }
}

export const testConfiguration = (): FirebaseConfiguration => ({
  apiKey: 'demo-key',
  authDomain: 'demo-aksharam.firebaseapp.com',
  projectId: runningEmulator().projectId,
  appId: '1:1234567890:web:abcdef',
  measurementId: 'G-TEST000000',
});

export type Account = { readonly sub: string; readonly name: string; readonly email: string };

export const newAccount = (name = 'Sita'): Account => {
  const sub = newId();
  return { sub, name, email: `${sub}@example.com` };
};

/** The emulator accepts a plain description of an account in place of Google's token. */
export const signInAs =
  (account: Account): SignInStep =>
  (auth) =>
    signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify({ ...account, email_verified: true })));

export type Device = { readonly app: FirebaseApp; readonly userId: string; readonly close: () => Promise<void> };

export async function signedInDevice(account: Account): Promise<Device> {
  const app = openFirebaseApp(testConfiguration(), `device-${newId()}`);
  configureApi(app, { apiBase: inject('apiBase') });
  const identity = openFirebaseIdentity(app, {
    emulatorHost: runningEmulator().authHost,
    signInStep: signInAs(account),
  });
  const signedIn = await identity.signIn();
  if (!signedIn.ok) throw new Error(signedIn.error.detail);
  const state = await nextState(identity, 'signed-in');
  if (state.kind !== 'signed-in') throw new Error(state.kind);
  return { app, userId: state.learner.id, close: () => deleteApp(app) };
}
