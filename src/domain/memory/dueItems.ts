import { type ItemMemory, itemMemory } from './itemMemory';
import type { MemoryDocument } from './memoryDocument';

/** The memory of every practiced item, by item key. */
export const strengths = ({ items }: MemoryDocument, today: number): ReadonlyMap<string, ItemMemory> =>
  new Map(Object.entries(items).map(([key, days]) => [key, itemMemory(days, today)]));

type PracticedItem = { readonly key: string; readonly memory: ItemMemory };

/** Says whether an item counts at all, by its key. */
type Counts = (key: string) => boolean;

const everyItem: Counts = () => true;

function practicedItems(documents: readonly MemoryDocument[], today: number, counts: Counts): PracticedItem[] {
  const result: PracticedItem[] = [];
  for (const { items } of documents) {
    for (const [key, days] of Object.entries(items)) {
      if (!counts(key)) continue;
      const memory = itemMemory(days, today);
      if (memory.standing !== 'new') result.push({ key, memory });
    }
  }
  return result;
}

const byForgetting = (one: PracticedItem, other: PracticedItem): number =>
  one.memory.retrievability - other.memory.retrievability ||
  one.memory.dueOn - other.memory.dueOn ||
  (one.key < other.key ? -1 : 1);

/** Which due items come first when not all of them fit into a day. */
export type DueOrder = 'mostForgotten' | 'leastForgotten';

/** The keys of up to `limit` items that are due today or overdue. */
export function dueItems(
  documents: readonly MemoryDocument[],
  today: number,
  limit: number,
  order: DueOrder = 'mostForgotten',
  counts: Counts = everyItem,
): string[] {
  const due = practicedItems(documents, today, counts)
    .filter(({ memory }) => memory.standing === 'due')
    .sort(byForgetting);
  return (order === 'mostForgotten' ? due : due.toReversed()).slice(0, limit).map(({ key }) => key);
}

/** The next day with due items, possibly today; `null` if nothing was practiced. */
export function nextDueDay(
  documents: readonly MemoryDocument[],
  today: number,
  counts: Counts = everyItem,
): number | null {
  const practiced = practicedItems(documents, today, counts);
  const next = practiced.reduce((first, { memory }) => Math.min(first, memory.dueOn), Infinity);
  return next === Infinity ? null : Math.max(next, today);
}
