import { EMPTY_MEMORY, MEMORY_PARTS, type MemoryDocument, type MemoryPart } from '../../domain/memory/memoryDocument';
import { memoryChange } from '../../domain/memory/memoryChange';
import { prunedDays } from '../../domain/memory/rememberedDays';
import { rebuildMemory, withMemoryChange } from '../../domain/memory/withMemoryChange';
import type { Activity } from '../../domain/activity/activity';
import type { Documents, Write } from '../../ports/documents';
import { memoryCollection } from '../recording/activityWrites';

export type LearnersMemory = Readonly<Record<MemoryPart, MemoryDocument>>;

/** The most activities read once to rebuild the memory of a learner who has none. */
const MAX_REBUILD_ACTIVITIES = 1000;
/** Pruning waits for this many old days, to save writes. */
const MIN_OLD_DAYS = 200;
/** The most fields that one write may remove. */
const MAX_REMOVALS = 400;

const setOf = (userId: string, part: MemoryPart, fields: MemoryDocument): Write => ({
  write: 'set',
  collection: memoryCollection(part),
  id: userId,
  fields,
});

/** Rebuilds the memory from the activities and saves it. */
export async function renewMemory(
  documents: Documents,
  userId: string,
  activities: readonly Activity[],
): Promise<LearnersMemory | null> {
  const memory = rebuildMemory(activities);
  const saved = await documents.batch(MEMORY_PARTS.map((part) => setOf(userId, part, memory[part])));
  return saved.ok ? memory : null;
}

/** Removes days that no longer affect any result. A failure is ignored, because the next visit tries again. */
function pruneOldDays(documents: Documents, userId: string, memory: LearnersMemory): void {
  const writes = MEMORY_PARTS.flatMap((part): Write[] => {
    const old = prunedDays(memory[part]);
    if (old.length < MIN_OLD_DAYS) return [];
    return [{ write: 'set', collection: memoryCollection(part), id: userId, removals: old.slice(0, MAX_REMOVALS) }];
  });
  if (writes.length > 0) void documents.batch(writes);
}

/** Null when the documents cannot be read. */
export async function readMemory(
  documents: Documents,
  userId: string,
  hasActivities: () => Promise<boolean>,
): Promise<LearnersMemory | null> {
  const read = await Promise.all(MEMORY_PARTS.map((part) => documents.get(memoryCollection(part), userId)));
  const failure = read.find((one) => !one.ok);
  if (failure?.ok === false) {
    console.warn('The memory could not be read:', failure.error.kind, failure.error.detail);
    return null;
  }
  const found = read.map((one) => (one.ok ? one.value : null));
  if (found.every((one) => one === null) && (await hasActivities())) {
    const activities = await documents.newest('activities', userId, MAX_REBUILD_ACTIVITIES);
    return activities.ok ? renewMemory(documents, userId, activities.value) : null;
  }
  const [letters, words, sentences, poems] = found.map((one) => one ?? EMPTY_MEMORY);
  const memory = {
    letters: letters ?? EMPTY_MEMORY,
    words: words ?? EMPTY_MEMORY,
    sentences: sentences ?? EMPTY_MEMORY,
    poems: poems ?? EMPTY_MEMORY,
  };
  pruneOldDays(documents, userId, memory);
  return memory;
}

/** Reads only the letters, because after years the words are many. */
export async function readLetterMemory(
  documents: Documents,
  userId: string,
  wholeMemory: () => Promise<LearnersMemory | null>,
): Promise<MemoryDocument | null> {
  const read = await documents.get(memoryCollection('letters'), userId);
  return (read.ok && read.value) || ((await wholeMemory())?.letters ?? null);
}

/** Applies a recorded activity to one part of the memory, without reading it again. */
export function partAfter(part: MemoryPart, before: MemoryDocument, activity: Activity): MemoryDocument {
  const change = memoryChange(activity).find((one) => one.part === part);
  return change ? withMemoryChange(before, change.increments) : before;
}

export const memoryAfter = (memory: LearnersMemory, activity: Activity): LearnersMemory => ({
  letters: partAfter('letters', memory.letters, activity),
  words: partAfter('words', memory.words, activity),
  sentences: partAfter('sentences', memory.sentences, activity),
  poems: partAfter('poems', memory.poems, activity),
});
