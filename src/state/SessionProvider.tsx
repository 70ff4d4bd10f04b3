import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { UserPreferences } from '../domain/learner/preferences';
import type { IdentityState } from '../ports/identity';
import { forgetStrangers } from './eraseLearner';
import { LearnerDataContext, openLearnerData, useShared } from './learnerData';
import { usePorts } from './ports';
import { watchOtherTabs, watchRecorded } from './recorded';
import { SessionContext, type Session } from './session';

/** Knows who is signed in and what is read about them, and tells every screen below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { identity, documents } = usePorts();
  const [state, setState] = useState<IdentityState>({ kind: 'unknown' });
  const leftOnPurpose = useRef(false);

  useEffect(
    () =>
      identity.watch((next) => {
        if (next.kind === 'signed-in') leftOnPurpose.current = false;
        setState(next);
      }),
    [identity],
  );

  useEffect(() => void forgetStrangers(identity), [identity]);

  const learnerId = state.kind === 'signed-in' ? state.learner.id : undefined;
  const data = useMemo(() => (learnerId ? openLearnerData(documents, learnerId) : null), [documents, learnerId]);
  const profile = useShared(data?.profile ?? null);

  useEffect(() => (data ? watchRecorded(data.recorded) : undefined), [data]);
  useEffect(
    () => (data && learnerId ? watchOtherTabs(learnerId, () => void data.refresh()) : undefined),
    [data, learnerId],
  );

  const session = useMemo<Session>(
    () => ({
      identity: state,
      profile,
      leftOnPurpose: () => leftOnPurpose.current,
      saveProfile: async (fields: Partial<UserPreferences>) => {
        if (!learnerId || !data) return { ok: false, error: { kind: 'denied', detail: 'nobody is signed in' } };
        const saved = await documents.set('userPreferences', learnerId, fields);
        if (saved.ok && data.profile.now().kind === 'loaded') {
          data.profile.change((before) => ({ ...before, ...fields }));
        } else if (saved.ok) await data.profile.refresh();
        return saved;
      },
      signOut: async () => {
        leftOnPurpose.current = true;
        await identity.signOut();
      },
    }),
    [state, profile, learnerId, data, documents, identity],
  );
  return (
    <SessionContext value={session}>
      <LearnerDataContext value={data}>{children}</LearnerDataContext>
    </SessionContext>
  );
}
