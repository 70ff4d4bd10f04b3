import type { Activity } from '../../domain/activity/activity';
import { memoryChange } from '../../domain/memory/memoryChange';
import { MEMORY_PARTS, type MemoryPart } from '../../domain/memory/memoryDocument';
import { summaryChange } from '../../domain/progress/summaryChange';
import type { OneDocumentName } from '../../ports/collections';
import type { Write } from '../../ports/documents';

const COLLECTIONS = {
  letters: 'letterMemories',
  words: 'wordMemories',
  sentences: 'sentenceMemories',
  poems: 'poemMemories',
} as const satisfies Record<MemoryPart, OneDocumentName>;

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

type Unions = readonly { readonly path: readonly string[]; readonly values: readonly string[] }[];

/** Each list once, with everything that joins it. */
function joined(unions: Unions): Unions {
  const byPath = new Map<string, { path: readonly string[]; values: readonly string[] }>();
  for (const { path, values } of unions) {
    const key = path.join('\n');
    byPath.set(key, { path, values: [...new Set([...(byPath.get(key)?.values ?? []), ...values])] });
  }
  return [...byPath.values()];
}

/** What these activities of one learner change together in the summary and the memory: one write for each document. */
export function totalsWrites(userId: string, activities: readonly Activity[]): readonly Write[] {
  const changes = activities.map(summaryChange);
  const inMemory = activities.flatMap(memoryChange);
  const summary = {
    write: 'set',
    collection: 'learnerSummaries',
    id: userId,
    increments: summed(changes.flatMap(({ increments }) => increments)),
    unions: joined(changes.flatMap(({ unions }) => unions)),
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
