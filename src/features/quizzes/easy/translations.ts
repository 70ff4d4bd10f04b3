import { type EasyBank, easyBank } from '../../../domain/quiz/easyBank';
import type { Documents } from '../../../ports/documents';

// Read once per app start: each document read costs the server's owner, and these never change during a visit.
const known = new WeakMap<Documents, EasyBank>();

/** All entries of the easy quiz; `null` if they cannot be read. */
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
