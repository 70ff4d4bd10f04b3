import { FirebaseError, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { failed, ok } from '../../domain/result';
import type { Identity, IdentityState } from '../../ports/identity';

const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

export type SignInStep = (auth: Auth, provider: GoogleAuthProvider) => Promise<unknown>;

export type FirebaseIdentityOptions = {
  readonly emulatorHost?: string | undefined;
  /** Google's popup, unless a test signs in without one. */
  readonly signInStep?: SignInStep;
  /** Gets ready what a sign-in will need. */
  readonly prepare?: () => void;
};

const stateOf = (user: User | null): IdentityState =>
  user
    ? { kind: 'signed-in', learner: { id: user.uid, name: user.displayName ?? '', email: user.email ?? '' } }
    : { kind: 'signed-out' };

const askGoogle: SignInStep = (auth, provider) => signInWithPopup(auth, provider);

function openAuth(app: FirebaseApp, emulatorHost: string | undefined): Auth {
  const auth = initializeAuth(app, {
    // The first one that works here: a session then outlives a reload.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorHost !== undefined) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  return auth;
}

/** What Firebase says of an account that is no more, or may no longer come in. */
const GONE = ['auth/user-token-expired', 'auth/invalid-user-token', 'auth/user-not-found', 'auth/user-disabled'];

/** An account may have been erased elsewhere while this device was away. */
async function leaveIfGone(auth: Auth): Promise<void> {
  try {
    await auth.currentUser?.reload();
  } catch (thrown) {
    if (thrown instanceof FirebaseError && GONE.includes(thrown.code)) await signOut(auth);
  }
}

export function openFirebaseIdentity(
  app: FirebaseApp,
  { emulatorHost, signInStep = askGoogle, prepare }: FirebaseIdentityOptions = {},
): Identity {
  const auth = openAuth(app, emulatorHost);
  const provider = new GoogleAuthProvider();
  // A family shares the device: always ask whose account it is.
  provider.setCustomParameters({ prompt: 'select_account' });
  const listeners = new Set<(state: IdentityState) => void>();
  let state: IdentityState = { kind: 'unknown' };

  window.addEventListener('online', () => void leaveIfGone(auth));

  onAuthStateChanged(auth, (user) => {
    state = stateOf(user);
    for (const listener of listeners) listener(state);
  });

  return {
    ...(prepare && { prepare }),
    watch(listener) {
      const own = (next: IdentityState) => listener(next);
      listeners.add(own);
      own(state);
      return () => listeners.delete(own);
    },
    async signIn() {
      try {
        await signInStep(auth, provider);
        return ok('signed-in');
      } catch (thrown) {
        if (thrown instanceof FirebaseError && CANCELLED.includes(thrown.code)) return ok('cancelled');
        return failed({ kind: 'failed', detail: String(thrown) });
      }
    },
    async signOut() {
      try {
        await signOut(auth);
        return ok('signed-out');
      } catch (thrown) {
        return failed({ kind: 'unknown', detail: String(thrown) });
      }
    },
  };
}
