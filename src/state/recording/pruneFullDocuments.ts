import { MEMORY_PARTS } from '../../domain/memory/memoryDocument';
import { forgottenItems } from '../../domain/memory/rememberedDays';
import { surplusOf } from '../../domain/progress/surplus';
import type { Documents, Write } from '../../ports/documents';
import { memoryCollection } from './activityWrites';

/** Fields that one write may take out. */
const MAX_TAKEN_OUT = 400;

async function ofSummary(documents: Documents, userId: string): Promise<Write[]> {
  const found = await documents.get('learnerSummaries', userId);
  const removals = found.ok && found.value ? surplusOf(found.value).slice(0, MAX_TAKEN_OUT) : [];
  return removals.length === 0 ? [] : [{ write: 'set', collection: 'learnerSummaries', id: userId, removals }];
}

const ofMemories = (documents: Documents, userId: string): Promise<Write[]>[] =>
  MEMORY_PARTS.map(async (part): Promise<Write[]> => {
    const collection = memoryCollection(part);
    const found = await documents.get(collection, userId);
    const removals = found.ok && found.value ? forgottenItems(found.value).slice(0, MAX_TAKEN_OUT) : [];
    return removals.length === 0 ? [] : [{ write: 'set', collection, id: userId, removals }];
  });

/** Takes out of a learner's documents that are full what counts least. Says whether there is more room now. */
export async function pruneFullDocuments(documents: Documents, userId: string): Promise<boolean> {
  const found = await Promise.all([ofSummary(documents, userId), ...ofMemories(documents, userId)]);
  const writes = found.flat();
  return writes.length > 0 && (await documents.batch(writes)).ok;
}
