// e2e/firebase tests the popup itself; these tests give the emulator an account directly.
import { deleteApp, FirebaseError, setLogLevel, type FirebaseApp } from 'firebase/app';
import { afterEach, describe, expect, it } from 'vitest';
import { identityContract, nextState, type OpenedIdentity } from '../../ports/identity.contract';
import { newId } from '../../browser/newId';
import { openFirebaseApp } from './app';
import { noEmulator, runningEmulator } from './emulatorContext.testing';
import { newAccount, signInAs, testConfiguration } from './firebaseLearner.testing';
import { openFirebaseIdentity, type SignInStep } from './identity';

// Firebase logs a warning when an app is closed before it has stored its heartbeat.
setLogLevel('silent');

const apps: FirebaseApp[] = [];

function openIdentity(name: string, signInStep: SignInStep) {
  const app = openFirebaseApp(testConfiguration(), name);
  apps.push(app);
  return openFirebaseIdentity(app, { emulatorHost: runningEmulator().authHost, signInStep });
}

const closeAll = async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
};

async function openOnFirebase(): Promise<OpenedIdentity> {
  const name = `identity-${newId()}`;
  let account = newAccount();
  const step: SignInStep = (auth, provider) => signInAs(account)(auth, provider);
  const identity = openIdentity(name, step);
  return {
    identity,
    keepsPictures: false,
    async signInAs(learnerName) {
      account = newAccount(learnerName);
      expect(await identity.signIn()).toEqual({ ok: true, value: 'signed-in' });
    },
    async reload() {
      await closeAll();
      return openIdentity(name, step);
    },
    close: closeAll,
  };
}

describe.skipIf(noEmulator)('Firebase Auth (skipped only when there is no emulator)', () => {
  identityContract('in Firebase Auth', openOnFirebase);

  describe('signing in with Google', () => {
    afterEach(closeAll);

    const failing = async (code: string) => {
      const identity = openIdentity(newId(), () => Promise.reject(new FirebaseError(code, code)));
      await nextState(identity, 'signed-out');
      return identity;
    };

    it('is canceled, not failed, when the popup is closed', async () => {
      expect(await (await failing('auth/popup-closed-by-user')).signIn()).toEqual({ ok: true, value: 'canceled' });
      expect(await (await failing('auth/cancelled-popup-request')).signIn()).toEqual({ ok: true, value: 'canceled' });
    });

    it('fails when the network fails, and leaves nobody signed in', async () => {
      const identity = await failing('auth/network-request-failed');
      expect(await identity.signIn()).toMatchObject({ ok: false, error: { kind: 'failed' } });
      expect(await nextState(identity, 'signed-out')).toEqual({ kind: 'signed-out' });
    });

    it('has no learners on the device', async () => {
      expect((await failing('auth/internal-error')).deviceLearners).toBeUndefined();
    });
  });
});
