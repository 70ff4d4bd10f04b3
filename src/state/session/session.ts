import { createContext, use } from 'react';
import type { Learner } from '../../domain/learner/learner';
import type { UserPreferences } from '../../domain/learner/preferences';
import type { Result } from '../../domain/result';
import type { DocumentsError, Saved } from '../../ports/documents';
import type { IdentityState } from '../../ports/identity';
import type { ProfileState } from './profile';
import type { PendingWrites } from '../recording/pendingWrites';

/** The learner wants to sign out while writes are pending. */
export type Leaving = {
  readonly unsent: PendingWrites;
  readonly leave: () => Promise<void>;
  readonly stay: () => void;
};

export type Session = {
  readonly identity: IdentityState;
  readonly profile: ProfileState;
  /** True after the learner pressed "Sign out", but not after being signed out elsewhere. */
  readonly leftOnPurpose: () => boolean;
  readonly saveProfile: (fields: Partial<UserPreferences>) => Promise<Result<Saved, DocumentsError>>;
  /** Signs out immediately, or asks first through `leaving` when writes are pending. */
  readonly signOut: () => Promise<void>;
  readonly leaving: Leaving | null;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Only for screens behind the guard, where a learner is signed in. */
export function useLearner(): Learner {
  const { identity } = useSession();
  if (identity.kind !== 'signed-in') throw new Error('This screen is only for a signed-in learner');
  return identity.learner;
}
