import { FirebaseError } from 'firebase/app';
import indexFile from '../../../firestore.indexes.json';
import type { DocumentsError, DocumentsErrorKind } from '../../ports/documents';

function kindOf(thrown: unknown): DocumentsErrorKind {
  if (!(thrown instanceof FirebaseError)) return 'unknown';
  switch (thrown.code) {
    case 'permission-denied':
    case 'unauthenticated':
      return 'denied';
    case 'failed-precondition':
      return /index/i.test(thrown.message) ? 'missing-index' : 'unknown';
    case 'unavailable':
      // Firestore uses the same code when it cannot write its cache.
      if (/quota/i.test(thrown.message)) return 'storage-full';
      return /failed to persist/i.test(thrown.message) ? 'storage-blocked' : 'unavailable';
    case 'deadline-exceeded':
    case 'resource-exhausted':
    case 'cancelled':
      return 'unavailable';
    default:
      return 'unknown';
  }
}

const neededIndexes = () =>
  indexFile.indexes.map(
    ({ collectionGroup, fields }) =>
      `- ${collectionGroup}: ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order.toLowerCase()}`).join(', ')}`,
  );

/** Required by the spec: a console message for the owner of the Firebase project, not for the learner. */
export const missingIndexMessage = () =>
  ['Firestore is missing an index. Aksharam needs these (firestore.indexes.json):', ...neededIndexes()].join('\n');

export function documentsError(thrown: unknown): DocumentsError {
  const kind = kindOf(thrown);
  if (kind === 'missing-index') console.warn(missingIndexMessage());
  return { kind, detail: String(thrown) };
}
