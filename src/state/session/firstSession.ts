import type { Documents } from '../../ports/documents';
import type { Identity, IdentityState } from '../../ports/identity';
import { type LearnerData, openLearnerData } from '../memory/learnerData';

/** A store that does not answer is not waited for: the screens say that they load. */
const MAX_WAIT_MS = 1_500;
/** What nobody has drawn by then, another tab may have changed. */
const FRESH_MS = 10_000;

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

/** How much of what is remembered the screen begins with. */
export type MemoryNeeded = 'all' | 'letters' | 'nothing';

async function read(identity: Identity, documents: Documents, remembered: MemoryNeeded): Promise<FirstSession> {
  const state = await whoIsHere(identity);
  const data = state.kind === 'signed-in' ? openLearnerData(documents, state.learner.id) : null;
  const memory = { all: data?.memory, letters: data?.letterMemory, nothing: undefined }[remembered];
  await Promise.all([data?.profile.value(), data?.summary.value(), memory?.value()]);
  return { state, data };
}

const tooLong = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS));

/**
 * Who is here and what nearly every screen reads of them, asked for while the code still arrives: what is drawn first is
 * then the screen itself. Only where the device answers; another machine may take its time. What
 * is remembered is much to read after years, so only as much as the screen begins with.
 */
export async function prepareSession(
  ports: { identity: Identity; documents: Documents },
  remembered: MemoryNeeded,
): Promise<void> {
  const { identity, documents } = ports;
  if (!identity.deviceLearners) return;
  const first = await Promise.race([read(identity, documents, remembered), tooLong()]);
  if (!first) return;
  prepared.set(documents, first);
  setTimeout(() => forgetFirstSession(documents), FRESH_MS);
}

/** What was prepared, for the first who draws it. */
export const firstSession = (documents: Documents): FirstSession | undefined => prepared.get(documents);

/** Once drawn it is kept up to date there, and old here. */
export const forgetFirstSession = (documents: Documents): void => void prepared.delete(documents);
