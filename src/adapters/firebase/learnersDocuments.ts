import { readStored, removeStored, writeStored } from '../../browser/storage';
import type { Documents } from '../../ports/documents';
import type { Identity } from '../../ports/identity';

export type OpenedDocuments = {
  readonly documents: Documents;
  /** Ends it, and takes away what this device kept for it. */
  readonly closeAndForget: () => Promise<void>;
};

type Opening = {
  /** Starts from an empty cache where what is kept belongs to somebody else. */
  readonly open: (isCacheStrange: boolean) => Promise<OpenedDocuments>;
  readonly identity: Pick<Identity, 'watch'>;
};

const isStrangeTo = (learnerId: string | null): boolean => {
  const cacheOf = readStored('cacheOf');
  return learnerId !== null && cacheOf !== null && cacheOf !== learnerId;
};

/**
 * The documents of whoever is signed in. When they go, what this device kept of theirs goes too; also later, when a tab
 * was closed before it was done. What they could not send is not in that cache alone (src/state/recording/outbox.ts).
 */
export function learnersDocuments({ open, identity }: Opening): () => Promise<Documents> {
  let learnerId: string | null = null;
  let isSignedOut = false;
  let opened: Promise<OpenedDocuments> | undefined;
  let leaving: Promise<void> = Promise.resolve();

  async function leave(former: Promise<OpenedDocuments> | undefined) {
    await leaving;
    try {
      await (await former)?.closeAndForget();
      if (former) removeStored('cacheOf');
    } catch (thrown) {
      // Whoever comes next starts from an empty cache all the same.
      console.warn('The cache of a learner who left could not be emptied yet:', String(thrown));
    }
  }

  identity.watch((state) => {
    if (state.kind === 'unknown') return;
    isSignedOut = state.kind === 'signed-out';
    const next = state.kind === 'signed-in' ? state.learner.id : null;
    if (next === learnerId) return;
    const isOver = learnerId !== null || isStrangeTo(next);
    learnerId = next;
    if (isOver) {
      leaving = leave(opened);
      opened = undefined;
    } else if (opened && next !== null) writeStored('cacheOf', next);
  });

  async function start(): Promise<OpenedDocuments> {
    await leaving;
    const ready = await open(isStrangeTo(learnerId));
    if (learnerId !== null) writeStored('cacheOf', learnerId);
    return ready;
  }

  return async () => {
    // Whoever still asks would only make a new cache, which nobody takes away.
    if (isSignedOut) throw new Error('Nobody is signed in.');
    const current = (opened ??= start());
    try {
      return (await current).documents;
    } catch (thrown) {
      if (opened === current) opened = undefined;
      throw thrown;
    }
  };
}
