import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { forgetTypedText } from '../../browser/storage';
import type { IdentityState } from '../../ports/identity';
import { forgetStrangers } from './eraseLearner';
import { firstSession, forgetFirstSession } from './firstSession';
import { retry } from '../recording/retry';
import { LearnerDataContext, openLearnerData, useShared } from '../memory/learnerData';
import { usePorts } from './ports';
import { sendPendingProfile, writeProfile } from './profileWrites';
import { watchOtherTabs, watchRecordings } from '../recording/recordingEvents';
import { SessionContext, type Session } from './session';
import { hasPendingProfile } from './pendingProfile';
import { type PendingWrites, pendingWrites } from '../recording/pendingWrites';

const learnerIn = (state: IdentityState): string | undefined =>
  state.kind === 'signed-in' ? state.learner.id : undefined;

/** Provides the signed-in learner and their data to every screen below. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { identity, documents } = usePorts();
  const [state, setState] = useState<IdentityState>(() => firstSession(documents)?.state ?? { kind: 'unknown' });
  const [unsent, setUnsent] = useState<PendingWrites | null>(null);
  const leftOnPurpose = useRef(false);
  const learnerId = learnerIn(state);

  useEffect(() => {
    let before: string | undefined;
    return identity.watch((next) => {
      if (next.kind === 'signed-in') leftOnPurpose.current = false;
      // On a shared device with hosted accounts, the next learner must not see what was typed.
      if (before !== undefined && before !== learnerIn(next) && !identity.deviceLearners) forgetTypedText(before);
      before = learnerIn(next);
      setUnsent(null);
      setState(next);
    });
  }, [identity]);

  useEffect(() => void forgetStrangers(identity), [identity]);

  const data = useMemo(() => {
    if (!learnerId) return null;
    const first = firstSession(documents);
    return first && learnerIn(first.state) === learnerId ? first.data : openLearnerData(documents, learnerId);
  }, [documents, learnerId]);
  useEffect(() => forgetFirstSession(documents), [documents]);
  const profile = useShared(data?.profile ?? null);

  useEffect(() => (data ? watchRecordings(data.recorded) : undefined), [data]);
  useEffect(() => () => data?.stop(), [data]);
  useEffect(
    () => (data && learnerId ? watchOtherTabs(learnerId, data.recordedElsewhere) : undefined),
    [data, learnerId],
  );

  // Retries a failed read of the profile and sends pending answers, as soon as the store can be reached.
  useEffect(() => {
    if (!data || !learnerId || profile.kind === 'loading') return undefined;
    if (profile.kind === 'loaded' && !hasPendingProfile(learnerId)) return undefined;
    return retry(async () => (await sendPendingProfile(documents, learnerId)) && data.profile.retry());
  }, [data, learnerId, documents, profile]);

  const session = useMemo<Session>(() => {
    const leave = async () => {
      setUnsent(null);
      leftOnPurpose.current = true;
      await identity.signOut();
    };
    return {
      identity: state,
      profile,
      leftOnPurpose: () => leftOnPurpose.current,
      saveProfile: async (fields) => {
        if (!learnerId || !data) return { ok: false, error: { kind: 'denied', detail: 'nobody is signed in' } };
        const before = data.profile.now();
        const saved = await writeProfile(documents, learnerId, before, fields);
        const isKnown = before.kind === 'loaded' && before.value.isProfileComplete;
        if (saved.ok && isKnown) data.profile.change((known) => ({ ...known, ...fields }));
        else if (saved.ok) await data.profile.retry();
        return saved;
      },
      signOut: async () => {
        const pending = learnerId && !identity.deviceLearners ? pendingWrites(learnerId) : null;
        if (pending) setUnsent(pending);
        else await leave();
      },
      leaving: unsent && { unsent, leave, stay: () => setUnsent(null) },
    };
  }, [state, profile, learnerId, data, documents, identity, unsent]);
  return (
    <SessionContext value={session}>
      <LearnerDataContext value={data}>{children}</LearnerDataContext>
    </SessionContext>
  );
}
