import type { Documents } from '../ports/documents';
import type { Identity, IdentityState } from '../ports/identity';
import { type LearnerData, openLearnerData } from './learnerData';

/** A store that does not answer is not waited for: the screens say that they load. */
const LONGEST_WAIT_MS = 1_500;

type FirstSession = { readonly state: IdentityState; readonly data: LearnerData | null };

const prepared = new WeakMap<Documents, FirstSession>();

const whoIsHere = (identity: Identity) =>
  new Promise<IdentityState>((resolve) => {
    const stop = identity.watch((state) => {
      if (state.kind === 'unknown') return;
      resolve(state);
      // The first answer may come before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });

async function read(identity: Identity, documents: Documents): Promise<void> {
  const state = await whoIsHere(identity);
  const data = state.kind === 'signed-in' ? openLearnerData(documents, state.learner.id) : null;
  await Promise.all([data?.profile.value(), data?.summary.value()]);
  prepared.set(documents, { state, data });
}

/**
 * Who is here and what nearly every screen reads of them, asked for while the code still arrives: what is drawn first is
 * then the screen itself. Only where the device answers; another machine may take its time.
 */
export async function prepareSession(ports: { identity: Identity; documents: Documents }): Promise<void> {
  const { identity, documents } = ports;
  if (!identity.deviceLearners) return;
  await Promise.race([read(identity, documents), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** What was prepared, for the first who draws it. */
export const firstSession = (documents: Documents): FirstSession | undefined => prepared.get(documents);

/** Once drawn it is kept up to date there, and old here. */
export const forgetFirstSession = (documents: Documents): void => void prepared.delete(documents);
