import type { Documents } from '../../ports/documents';
import type { Identity, IdentityState } from '../../ports/identity';
import { type LearnerData, openLearnerData } from '../memory/learnerData';

/** After this time, the screens show their loading state instead. */
const MAX_WAIT_MS = 1_500;
/** Later, another tab may have changed the data. */
const MAX_AGE_MS = 10_000;

type FirstSession = { readonly state: IdentityState; readonly data: LearnerData | null };

const prepared = new WeakMap<Documents, FirstSession>();

const knownIdentity = (identity: Identity) =>
  new Promise<IdentityState>((resolve) => {
    const stop = identity.watch((state) => {
      if (state.kind === 'unknown') return;
      resolve(state);
      // The first call may come before `watch` has returned `stop`.
      queueMicrotask(() => stop());
    });
  });

/** How much of the memory the first screen needs. */
export type MemoryNeeded = 'all' | 'letters' | 'nothing';

async function read(identity: Identity, documents: Documents, memoryNeeded: MemoryNeeded): Promise<FirstSession> {
  const state = await knownIdentity(identity);
  const data = state.kind === 'signed-in' ? openLearnerData(documents, state.learner.id) : null;
  const memory = { all: data?.memory, letters: data?.letterMemory, nothing: undefined }[memoryNeeded];
  await Promise.all([data?.profile.value(), data?.summary.value(), memory?.value()]);
  return { state, data };
}

const timeout = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));

/**
 * Prefetches the learner and the data of nearly every screen while the code loads, so that the first render shows the
 * screen itself. Only for data on this device, because a server may be slow. After years the memory is large, so it
 * reads only the part that the first screen needs.
 */
export async function prepareSession(
  ports: { identity: Identity; documents: Documents },
  memoryNeeded: MemoryNeeded,
): Promise<void> {
  const { identity, documents } = ports;
  if (!identity.deviceLearners) return;
  const first = await Promise.race([read(identity, documents, memoryNeeded), timeout()]);
  if (!first) return;
  prepared.set(documents, first);
  setTimeout(() => forgetFirstSession(documents), MAX_AGE_MS);
}

export const firstSession = (documents: Documents): FirstSession | undefined => prepared.get(documents);

/** After the first render, the session provider keeps the data up to date. */
export const forgetFirstSession = (documents: Documents): void => void prepared.delete(documents);
