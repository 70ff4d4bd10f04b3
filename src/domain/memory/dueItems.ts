import { type ItemMemory, itemMemory } from './itemMemory';
import type { MemoryDocument } from './memoryDocument';

/** By item key, everything that was ever practised. */
export const strengths = ({ items }: MemoryDocument, today: number): ReadonlyMap<string, ItemMemory> =>
  new Map(Object.entries(items).map(([key, days]) => [key, itemMemory(days, today)]));

type Practised = { readonly key: string; readonly memory: ItemMemory };

function practised(documents: readonly MemoryDocument[], today: number): Practised[] {
  const found: Practised[] = [];
  for (const { items } of documents) {
    for (const [key, days] of Object.entries(items)) {
      const memory = itemMemory(days, today);
      if (memory.standing !== 'new') found.push({ key, memory });
    }
  }
  return found;
}

const byForgetting = (one: Practised, other: Practised): number =>
  one.memory.retrievability - other.memory.retrievability ||
  one.memory.dueOn - other.memory.dueOn ||
  (one.key < other.key ? -1 : 1);

/** With which of the due items a day begins, where not all of them fit into it. */
export type DueOrder = 'mostForgotten' | 'leastForgotten';

/** The keys of what is due today or was before, no more than `most`. */
export function dueItems(
  documents: readonly MemoryDocument[],
  today: number,
  most: number,
  order: DueOrder = 'mostForgotten',
): string[] {
  const due = practised(documents, today)
    .filter(({ memory }) => memory.standing === 'due')
    .sort(byForgetting);
  return (order === 'mostForgotten' ? due : due.toReversed()).slice(0, most).map(({ key }) => key);
}

/** The next day on which something is due, today among them; `null` where nothing was practised. */
export function nextDueDay(documents: readonly MemoryDocument[], today: number): number | null {
  const next = practised(documents, today).reduce((first, { memory }) => Math.min(first, memory.dueOn), Infinity);
  return next === Infinity ? null : Math.max(next, today);
}
