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

const CANCELED_CODES = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

export type SignInStep = (auth: Auth, provider: GoogleAuthProvider) => Promise<unknown>;

export type FirebaseIdentityOptions = {
  readonly emulatorHost?: string | undefined;
  /** Defaults to Google's popup; tests sign in without it. */
  readonly signInStep?: SignInStep;
  /** Loads the code that a sign-in needs. */
  readonly prepare?: () => void;
};

const stateOf = (user: User | null): IdentityState =>
  user
    ? { kind: 'signed-in', learner: { id: user.uid, name: user.displayName ?? '', email: user.email ?? '' } }
    : { kind: 'signed-out' };

const askGoogle: SignInStep = (auth, provider) => signInWithPopup(auth, provider);

function openAuth(app: FirebaseApp, emulatorHost: string | undefined): Auth {
  const auth = initializeAuth(app, {
    // Firebase uses the first that works, so that a session survives a reload.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulatorHost !== undefined) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  return auth;
}

/** Error codes of an account that was deleted or disabled. */
const GONE_CODES = ['auth/user-token-expired', 'auth/invalid-user-token', 'auth/user-not-found', 'auth/user-disabled'];

/** The account may have been erased on another device while this one was offline. */
async function signOutIfGone(auth: Auth): Promise<void> {
  try {
    await auth.currentUser?.reload();
  } catch (thrown) {
    if (thrown instanceof FirebaseError && GONE_CODES.includes(thrown.code)) await signOut(auth);
  }
}

export function openFirebaseIdentity(
  app: FirebaseApp,
  { emulatorHost, signInStep = askGoogle, prepare }: FirebaseIdentityOptions = {},
): Identity {
  const auth = openAuth(app, emulatorHost);
  const provider = new GoogleAuthProvider();
  // Families share devices, so Google always asks which account to use.
  provider.setCustomParameters({ prompt: 'select_account' });
  const listeners = new Set<(state: IdentityState) => void>();
  let state: IdentityState = { kind: 'unknown' };

  window.addEventListener('online', () => void signOutIfGone(auth));

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
        if (thrown instanceof FirebaseError && CANCELED_CODES.includes(thrown.code)) return ok('canceled');
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
