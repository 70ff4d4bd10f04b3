import type { Activity } from '../domain/activity/activity';
import { memoryChange } from '../domain/memory/memoryChange';
import { MEMORY_PARTS, type MemoryPart } from '../domain/memory/memoryDocument';
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

type Increments = readonly { readonly path: readonly string[]; readonly by: number }[];

/** Each path once: a document takes so many changes at once, and no more. */
function summed(increments: Increments): Increments {
  const byPath = new Map<string, { path: readonly string[]; by: number }>();
  for (const { path, by } of increments) {
    const key = path.join('\n');
    byPath.set(key, { path, by: (byPath.get(key)?.by ?? 0) + by });
  }
  return [...byPath.values()];
}

/** What these activities of one learner change together in the summary and the memory: one write for each document. */
export function totalsWrites(userId: string, activities: readonly Activity[]): readonly Write[] {
  const changes = activities.map(summaryChange);
  const inMemory = activities.flatMap(memoryChange);
  const partsDone = [...new Set(changes.flatMap(({ unions }) => unions.flatMap(({ values }) => values)))];
  const summary = {
    write: 'set',
    collection: 'learnerSummaries',
    id: userId,
    increments: summed(changes.flatMap(({ increments }) => increments)),
    unions: partsDone.length === 0 ? [] : [{ path: ['partsDone'], values: partsDone }],
  };
  const memories = MEMORY_PARTS.flatMap((part) => {
    const increments = inMemory.filter((change) => change.part === part).flatMap((change) => change.increments);
    if (increments.length === 0) return [];
    return [{ write: 'set', collection: memoryCollection(part), id: userId, increments: summed(increments) }];
  });
  return activities.length === 0 ? [] : ([summary, ...memories] as Write[]);
}

/** An activity and what it changes in its learner's summary and memory, for one batch. Under the same id it counts once. */
export const activityWrites = (id: string, activity: Activity): readonly Write[] => [
  { write: 'add', collection: 'activities', id, data: activity },
  ...totalsWrites(activity.userId, [activity]),
];
