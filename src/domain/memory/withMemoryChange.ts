import { type Days, EMPTY_MEMORY, MEMORY_PARTS, type MemoryDocument, type MemoryPart } from './memoryDocument';
import { type DayAnswers, memoryChange, type MemoryIncrement } from './memoryChange';
import { withoutPrunedDays } from './rememberedDays';

/** The document after the increments. Unchanged `Days` stay the same objects, because caches key on them. */
export function withMemoryChange(document: MemoryDocument, increments: readonly MemoryIncrement[]): MemoryDocument {
  const copyIfChanged = (field: keyof MemoryDocument) =>
    increments.some(({ path }) => path[0] === field) ? { ...document[field] } : document[field];
  const fields: Record<keyof MemoryDocument, Record<string, Days>> = {
    items: copyIfChanged('items'),
    pairs: copyIfChanged('pairs'),
  };
  const copies = new Map<Days | undefined, Record<string, number>>();
  for (const { path, by } of increments) {
    const [field, name, day] = path;
    const found = fields[field][name];
    const days = copies.get(found) ?? { ...found };
    days[day] = (days[day] ?? 0) + by;
    fields[field][name] = days;
    copies.set(days, days);
  }
  return fields;
}

/** Builds the memory from answers in any order, for one that was lost or imported. */
export function rebuildMemory(answers: Iterable<DayAnswers>): Readonly<Record<MemoryPart, MemoryDocument>> {
  const increments = new Map<MemoryPart, MemoryIncrement[]>(MEMORY_PARTS.map((part) => [part, []]));
  for (const each of answers)
    for (const { part, increments: more } of memoryChange(each)) increments.get(part)?.push(...more);
  const documentOf = (part: MemoryPart) =>
    withoutPrunedDays(withMemoryChange(EMPTY_MEMORY, increments.get(part) ?? []));
  return {
    letters: documentOf('letters'),
    words: documentOf('words'),
    sentences: documentOf('sentences'),
    poems: documentOf('poems'),
  };
}
