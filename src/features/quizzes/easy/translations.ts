import type { Translation } from '../../../domain/quiz/translation';
import type { Documents } from '../../../ports/documents';

// Read once while the app is open: each document of a server costs its owner, and none of these changes by itself.
const known = new WeakMap<Documents, readonly Translation[]>();

/** All entries of the easy quiz, or `null` when they cannot be read. */
export async function readTranslations(documents: Documents): Promise<readonly Translation[] | null> {
  const before = known.get(documents);
  if (before) return before;
  const found = await documents.list('translations');
  if (!found.ok) {
    console.warn('The questions could not be read:', found.error.kind, found.error.detail);
    return null;
  }
  if (found.value.length > 0) known.set(documents, found.value);
  return found.value;
}
