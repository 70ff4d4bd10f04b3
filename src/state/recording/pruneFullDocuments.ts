import { MEMORY_PARTS } from '../../domain/memory/memoryDocument';
import { forgottenItems } from '../../domain/memory/rememberedDays';
import { surplusOf } from '../../domain/progress/surplus';
import type { Documents, Write } from '../../ports/documents';
import { memoryCollection } from './activityWrites';

/** The most fields that one write may remove. */
const MAX_REMOVALS = 400;

async function summaryRemovals(documents: Documents, userId: string): Promise<Write[]> {
  const found = await documents.get('learnerSummaries', userId);
  const removals = found.ok && found.value ? surplusOf(found.value).slice(0, MAX_REMOVALS) : [];
  return removals.length === 0 ? [] : [{ write: 'set', collection: 'learnerSummaries', id: userId, removals }];
}

const memoryRemovals = (documents: Documents, userId: string): Promise<Write[]>[] =>
  MEMORY_PARTS.map(async (part): Promise<Write[]> => {
    const collection = memoryCollection(part);
    const found = await documents.get(collection, userId);
    const removals = found.ok && found.value ? forgottenItems(found.value).slice(0, MAX_REMOVALS) : [];
    return removals.length === 0 ? [] : [{ write: 'set', collection, id: userId, removals }];
  });

/** Removes the least important entries from a learner's full documents. Returns whether it removed any. */
export async function pruneFullDocuments(documents: Documents, userId: string): Promise<boolean> {
  const found = await Promise.all([summaryRemovals(documents, userId), ...memoryRemovals(documents, userId)]);
  const writes = found.flat();
  return writes.length > 0 && (await documents.batch(writes)).ok;
}
