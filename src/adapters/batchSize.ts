import type { DocumentsError, Write } from '../ports/documents';

/** Firestore's limit; kept by every adapter, so that no screen works on one of them only. */
const MAX_BATCH_WRITES = 500;

/** What the rules let somebody list or count at once; kept by every adapter, too. */
export const PAGE_SIZE = 500;

export const tooMany = (writes: readonly Write[]): DocumentsError | undefined =>
  writes.length > MAX_BATCH_WRITES
    ? { kind: 'unknown', detail: `A batch of ${writes.length} writes; ${MAX_BATCH_WRITES} is the most.` }
    : undefined;
