import type { Activity } from '../../domain/activity/activity';
import { memoryChange } from '../../domain/memory/memoryChange';
import { MEMORY_PARTS, type MemoryPart } from '../../domain/memory/memoryDocument';
import { summaryChange } from '../../domain/progress/summaryChange';
import type { OneDocumentName } from '../../ports/collections';
import type { Write } from '../../ports/documents';

const MEMORY_COLLECTIONS = {
  letters: 'letterMemories',
  words: 'wordMemories',
  sentences: 'sentenceMemories',
  poems: 'poemMemories',
} as const satisfies Record<MemoryPart, OneDocumentName>;

export const memoryCollection = (part: MemoryPart) => MEMORY_COLLECTIONS[part];

type Increments = readonly { readonly path: readonly string[]; readonly by: number }[];

/** Merges increments of the same path, because one write may change only a limited number of fields. */
function summed(increments: Increments): Increments {
  const byPath = new Map<string, { path: readonly string[]; by: number }>();
  for (const { path, by } of increments) {
    const key = path.join('\n');
    byPath.set(key, { path, by: (byPath.get(key)?.by ?? 0) + by });
  }
  return [...byPath.values()];
}

type Unions = readonly { readonly path: readonly string[]; readonly values: readonly string[] }[];

/** Merges unions of the same list. */
function joined(unions: Unions): Unions {
  const byPath = new Map<string, { path: readonly string[]; values: readonly string[] }>();
  for (const { path, values } of unions) {
    const key = path.join('\n');
    byPath.set(key, { path, values: [...new Set([...(byPath.get(key)?.values ?? []), ...values])] });
  }
  return [...byPath.values()];
}

/** The changes of one learner's activities to the summary and the memory, as one write per document. */
export function totalsWrites(userId: string, activities: readonly Activity[]): readonly Write[] {
  const changes = activities.map(summaryChange);
  const memoryChanges = activities.flatMap(memoryChange);
  const summary = {
    write: 'set',
    collection: 'learnerSummaries',
    id: userId,
    increments: summed(changes.flatMap(({ increments }) => increments)),
    unions: joined(changes.flatMap(({ unions }) => unions)),
  };
  const memories = MEMORY_PARTS.flatMap((part) => {
    const increments = memoryChanges.filter((change) => change.part === part).flatMap((change) => change.increments);
    if (increments.length === 0) return [];
    return [{ write: 'set', collection: memoryCollection(part), id: userId, increments: summed(increments) }];
  });
  return activities.length === 0 ? [] : ([summary, ...memories] as Write[]);
}

/** One batch with the activity and its changes to the summary and memory. Sent twice under one id, it counts once. */
export const activityWrites = (id: string, activity: Activity): readonly Write[] => [
  { write: 'add', collection: 'activities', id, data: activity },
  ...totalsWrites(activity.userId, [activity]),
];
