import type { DocumentsError, Write } from '../ports/documents';

/** Firestore's limit. Every adapter enforces it, so that no screen works with only one of them. */
const MAX_BATCH_WRITES = 500;

/** The most documents that the security rules let one query list or count. Every adapter enforces it. */
export const PAGE_SIZE = 500;

export const tooMany = (writes: readonly Write[]): DocumentsError | undefined =>
  writes.length > MAX_BATCH_WRITES
    ? { kind: 'unknown', detail: `A batch of ${writes.length} writes; ${MAX_BATCH_WRITES} is the most.` }
    : undefined;
