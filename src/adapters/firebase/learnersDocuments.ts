import { readStored, removeStored, writeStored } from '../../browser/storage';
import type { Documents } from '../../ports/documents';
import type { Identity } from '../../ports/identity';

export type OpenedDocuments = {
  readonly documents: Documents;
  /** Closes Firestore and clears its cache on this device. */
  readonly closeAndClear: () => Promise<void>;
};

type Opening = {
  /** Clears the cache first when it belongs to another learner. */
  readonly open: (isForeignCache: boolean) => Promise<OpenedDocuments>;
  readonly identity: Pick<Identity, 'watch'>;
};

const isCacheForeignTo = (learnerId: string | null): boolean => {
  const cacheOf = readStored('cacheOf');
  return learnerId !== null && cacheOf !== null && cacheOf !== learnerId;
};

/**
 * The documents of the signed-in learner. Signing out clears the cache, or the next visit does if a tab closed too early.
 * Writes that were not sent are not lost, because the outbox stores them too (src/state/recording/outbox.ts).
 */
export function learnersDocuments({ open, identity }: Opening): () => Promise<Documents> {
  let learnerId: string | null = null;
  let isSignedOut = false;
  let opened: Promise<OpenedDocuments> | undefined;
  let leaving: Promise<void> = Promise.resolve();

  async function leave(former: Promise<OpenedDocuments> | undefined) {
    await leaving;
    try {
      await (await former)?.closeAndClear();
      if (former) removeStored('cacheOf');
    } catch (thrown) {
      // The cache is cleared before the next learner uses it.
      console.warn('The cache of a learner who signed out could not be cleared yet:', String(thrown));
    }
  }

  identity.watch((state) => {
    if (state.kind === 'unknown') return;
    isSignedOut = state.kind === 'signed-out';
    const next = state.kind === 'signed-in' ? state.learner.id : null;
    if (next === learnerId) return;
    const isOver = learnerId !== null || isCacheForeignTo(next);
    learnerId = next;
    if (isOver) {
      leaving = leave(opened);
      opened = undefined;
    } else if (opened && next !== null) writeStored('cacheOf', next);
  });

  async function start(): Promise<OpenedDocuments> {
    await leaving;
    const ready = await open(isCacheForeignTo(learnerId));
    if (learnerId !== null) writeStored('cacheOf', learnerId);
    return ready;
  }

  return async () => {
    // A late request would create a new cache that nothing clears.
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
