import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NO_PREFERENCES, type UserPreferences } from '../domain/learner/preferences';
import type { IdentityState } from '../ports/identity';
import { usePorts } from './ports';
import type { ProfileState } from './profile';
import { SessionContext, type Session } from './session';

const LOADING: ProfileState = { kind: 'loading' };

/** Knows who is signed in and their profile, and tells every screen below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { identity, documents } = usePorts();
  const [state, setState] = useState<IdentityState>({ kind: 'unknown' });
  const [profiles, setProfiles] = useState<Readonly<Record<string, ProfileState>>>({});
  const leftOnPurpose = useRef(false);

  useEffect(
    () =>
      identity.watch((next) => {
        if (next.kind === 'signed-in') leftOnPurpose.current = false;
        setState(next);
      }),
    [identity],
  );

  const learnerId = state.kind === 'signed-in' ? state.learner.id : undefined;

  const loadProfile = useCallback(
    async (id: string) => {
      const found = await documents.get('userPreferences', id);
      if (!found.ok) console.warn('The profile could not be read:', found.error.kind, found.error.detail);
      setProfiles((before) => ({
        ...before,
        [id]: found.ok ? { kind: 'loaded', preferences: found.value ?? NO_PREFERENCES } : { kind: 'failed' },
      }));
    },
    [documents],
  );

  useEffect(() => {
    if (learnerId) void loadProfile(learnerId);
  }, [learnerId, loadProfile]);

  const session = useMemo<Session>(
    () => ({
      identity: state,
      profile: (learnerId && profiles[learnerId]) || LOADING,
      leftOnPurpose: () => leftOnPurpose.current,
      saveProfile: async (fields: Partial<UserPreferences>) => {
        if (!learnerId) return { ok: false, error: { kind: 'denied', detail: 'nobody is signed in' } };
        const saved = await documents.set('userPreferences', learnerId, fields);
        if (saved.ok) {
          setProfiles((before) => {
            const known = before[learnerId];
            const preferences = known?.kind === 'loaded' ? known.preferences : NO_PREFERENCES;
            return { ...before, [learnerId]: { kind: 'loaded', preferences: { ...preferences, ...fields } } };
          });
        }
        return saved;
      },
      signOut: async () => {
        leftOnPurpose.current = true;
        await identity.signOut();
      },
    }),
    [state, profiles, learnerId, documents, identity],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
