import type { Activity } from '../domain/activity/activity';
import { memoryChange } from '../domain/memory/memoryChange';
import type { MemoryPart } from '../domain/memory/memoryDocument';
import { summaryChange } from '../domain/progress/summaryChange';
import type { KeptName } from '../ports/collections';
import type { Write } from '../ports/documents';

const COLLECTIONS = {
  letters: 'letterMemories',
  words: 'wordMemories',
  sentences: 'sentenceMemories',
  poems: 'poemMemories',
} as const satisfies Record<MemoryPart, KeptName>;

export const memoryCollection = (part: MemoryPart) => COLLECTIONS[part];

/** An activity and what it changes in its learner's summary and memory, for one batch. Under the same id it counts once. */
export const activityWrites = (id: string, activity: Activity): readonly Write[] => [
  { write: 'add', collection: 'activities', id, data: activity },
  { write: 'set', collection: 'learnerSummaries', id: activity.userId, ...summaryChange(activity) },
  ...memoryChange(activity).map(({ part, increments }): Write => ({
    write: 'set',
    collection: memoryCollection(part),
    id: activity.userId,
    increments,
  })),
];
