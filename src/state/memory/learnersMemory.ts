import { EMPTY_MEMORY, MEMORY_PARTS, type MemoryDocument, type MemoryPart } from '../../domain/memory/memoryDocument';
import { memoryChange } from '../../domain/memory/memoryChange';
import { prunedDays } from '../../domain/memory/rememberedDays';
import { rebuildMemory, withMemoryChange } from '../../domain/memory/withMemoryChange';
import type { Activity } from '../../domain/activity/activity';
import type { Documents, Write } from '../../ports/documents';
import { memoryCollection } from '../recording/activityWrites';

/** The learner's memory, in its four documents. */
export type LearnersMemory = Readonly<Record<MemoryPart, MemoryDocument>>;

/** Of a learner from before there was a memory, so many activities are read for it, once. */
const MAX_READ_AGAIN = 1000;
/** Old days are taken out when there are so many of them: one write now and then. */
const MANY_OLD_DAYS = 200;
/** Fields that one write may take out. */
const MAX_TAKEN_OUT = 400;

const setOf = (userId: string, part: MemoryPart, fields: MemoryDocument): Write => ({
  write: 'set',
  collection: memoryCollection(part),
  id: userId,
  fields,
});

/** Writes the memory as these activities make it. */
export async function renewMemory(
  documents: Documents,
  userId: string,
  activities: readonly Activity[],
): Promise<LearnersMemory | null> {
  const memory = rebuildMemory(activities);
  const saved = await documents.batch(MEMORY_PARTS.map((part) => setOf(userId, part, memory[part])));
  return saved.ok ? memory : null;
}

/** What nothing is asked about any more. A failure is passed over: the next time will do. */
function takeOutOldDays(documents: Documents, userId: string, memory: LearnersMemory): void {
  const writes = MEMORY_PARTS.flatMap((part): Write[] => {
    const old = prunedDays(memory[part]);
    if (old.length < MANY_OLD_DAYS) return [];
    return [{ write: 'set', collection: memoryCollection(part), id: userId, removals: old.slice(0, MAX_TAKEN_OUT) }];
  });
  if (writes.length > 0) void documents.batch(writes);
}

/** Four documents. `null` when they cannot be read. */
export async function readMemory(
  documents: Documents,
  userId: string,
  hasActivities: () => Promise<boolean>,
): Promise<LearnersMemory | null> {
  const read = await Promise.all(MEMORY_PARTS.map((part) => documents.get(memoryCollection(part), userId)));
  const fault = read.find((one) => !one.ok);
  if (fault?.ok === false) {
    console.warn('The memory could not be read:', fault.error.kind, fault.error.detail);
    return null;
  }
  const found = read.map((one) => (one.ok ? one.value : null));
  if (found.every((one) => one === null) && (await hasActivities())) {
    const activities = await documents.newest('activities', userId, MAX_READ_AGAIN);
    return activities.ok ? renewMemory(documents, userId, activities.value) : null;
  }
  const [letters, words, sentences, poems] = found.map((one) => one ?? EMPTY_MEMORY);
  const memory = {
    letters: letters ?? EMPTY_MEMORY,
    words: words ?? EMPTY_MEMORY,
    sentences: sentences ?? EMPTY_MEMORY,
    poems: poems ?? EMPTY_MEMORY,
  };
  takeOutOldDays(documents, userId, memory);
  return memory;
}

/** The letters alone, by themselves where they are kept: the words are many after years. */
export async function readLetterMemory(
  documents: Documents,
  userId: string,
  wholeMemory: () => Promise<LearnersMemory | null>,
): Promise<MemoryDocument | null> {
  const read = await documents.get(memoryCollection('letters'), userId);
  return (read.ok && read.value) || ((await wholeMemory())?.letters ?? null);
}

/** A part of the memory once this activity has been recorded, without reading it again. */
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
