import { MEMORY_PARTS } from '../domain/memory/memoryDocument';
import { forgottenItems } from '../domain/memory/rememberedDays';
import { surplusOf } from '../domain/progress/surplus';
import type { Documents, KeptWrite, Write } from '../ports/documents';
import { memoryCollection } from './activityWrites';

/** Fields that one write may take out. */
const MOST_TAKEN_OUT = 400;

type Removals = Pick<KeptWrite, 'collection'> & { readonly paths: readonly (readonly [string, string])[] };

const writesOf = (userId: string, { collection, paths }: Removals): Write[] =>
  Array.from(
    { length: Math.ceil(paths.length / MOST_TAKEN_OUT) },
    (_, at) =>
      ({
        write: 'set',
        collection,
        id: userId,
        removals: paths.slice(at * MOST_TAKEN_OUT, (at + 1) * MOST_TAKEN_OUT),
      }) as Write,
  );

async function surplus(documents: Documents, userId: string): Promise<Removals[]> {
  const summary = await documents.get('learnerSummaries', userId);
  const memories = MEMORY_PARTS.map(async (part): Promise<Removals> => {
    const memory = await documents.get(memoryCollection(part), userId);
    return {
      collection: memoryCollection(part),
      paths: memory.ok && memory.value ? forgottenItems(memory.value) : [],
    };
  });
  const ofSummary = summary.ok && summary.value ? surplusOf(summary.value) : [];
  return [{ collection: 'learnerSummaries', paths: ofSummary }, ...(await Promise.all(memories))];
}

/** Takes out of a learner's documents that are full what counts least. Says whether there is more room now. */
export async function makeRoom(documents: Documents, userId: string): Promise<boolean> {
  const writes = (await surplus(documents, userId)).flatMap((removals) => writesOf(userId, removals));
  for (const write of writes) if (!(await documents.batch([write])).ok) return false;
  return writes.length > 0;
}
