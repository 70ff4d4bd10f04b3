import { type EasyBank, easyBank } from '../../../domain/quiz/easyBank';
import type { Documents } from '../../../ports/documents';

// Read once while the app is open: each document of a server costs its owner, and none of these changes by itself.
const known = new WeakMap<Documents, EasyBank>();

/** All entries of the easy quiz, or `null` when they cannot be read. */
export async function readTranslations(documents: Documents): Promise<EasyBank | null> {
  const before = known.get(documents);
  if (before) return before;
  const found = await documents.list('translations');
  if (!found.ok) {
    console.warn('The questions could not be read:', found.error.kind, found.error.detail);
    return null;
  }
  const bank = easyBank(found.value);
  if (found.value.length > 0) known.set(documents, bank);
  return bank;
}
