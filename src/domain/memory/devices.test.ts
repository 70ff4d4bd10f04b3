import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '../progress/calendar';
import { confusedPairs, weightsOfConfusion } from './confusions';
import { dueItems, nextDueDay } from './dueItems';
import { itemMemory } from './itemMemory';
import { type DayAnswers, memoryChange, type MemoryIncrement } from './memoryChange';
import { EMPTY_MEMORY, MEMORY_PARTS, type MemoryDocument, type MemoryPart } from './memoryDocument';
import { DAYS_REMEMBERED, prunedDays, withoutPrunedDays } from './rememberedDays';
import { rebuildMemory, withMemoryChange } from './withMemoryChange';

const FIRST = 20_000;
const LAST = FIRST + 40;

const anyOf = (...names: readonly string[]) => fc.array(fc.constantFrom(...names), { maxLength: 3 });
const anyAnswers: fc.Arbitrary<DayAnswers> = fc.record({
  day: fc.integer({ min: FIRST, max: LAST }).map(dayOf),
  right: anyOf('letter:ధ', 'letter:ద', 'word:animals_cow', 'line:p/1'),
  wrong: anyOf('letter:ధ', 'letter:ద', 'fact:x'),
  hesitant: anyOf('letter:ధ', 'line:p/1'),
  mixedUp: anyOf('ధ ద', 'ద ధ', 'ి ీ'),
  toldApart: anyOf('ధ ద', 'ద ధ'),
});

type Memory = Record<MemoryPart, MemoryDocument>;
const emptyMemory = (): Memory => ({
  letters: EMPTY_MEMORY,
  words: EMPTY_MEMORY,
  sentences: EMPTY_MEMORY,
  poems: EMPTY_MEMORY,
});

function changed(memory: Memory, answers: DayAnswers): Memory {
  const after = { ...memory };
  for (const { part, increments } of memoryChange(answers)) after[part] = withMemoryChange(after[part], increments);
  return after;
}

/** Deletes fields the way the server does, even if something was added to them since. */
function deleted(document: MemoryDocument, paths: readonly MemoryIncrement['path'][]): MemoryDocument {
  const copy = structuredClone(document) as Record<keyof MemoryDocument, Record<string, Record<string, number>>>;
  for (const [field, name, day] of paths) delete copy[field][name]?.[day];
  return copy;
}

const anyHistory = fc.record({
  batches: fc.array(
    fc.record({ answers: anyAnswers, device: fc.nat(2), arrivesAt: fc.nat(1_000) }),
    { minLength: 30, maxLength: 90 }, // prettier-ignore
  ),
  // A device prunes what it sees, including its own pending batches; the deletion may arrive much later.
  prunings: fc.array(fc.record({ device: fc.nat(2), seenAt: fc.nat(1_000), after: fc.nat(400) }), { maxLength: 6 }),
});
type History = typeof anyHistory extends fc.Arbitrary<infer T> ? T : never;

function servedMemory({ batches, prunings }: History): Memory {
  const deletions: { at: number; part: MemoryPart; paths: MemoryIncrement['path'][] }[] = [];
  let memory = emptyMemory();
  const moments = [
    ...batches.map(({ arrivesAt }) => arrivesAt),
    ...prunings.flatMap(({ seenAt, after }) => [seenAt, seenAt + after]),
  ];
  for (const now of new Set(moments.sort((one, other) => one - other))) {
    for (const { answers, arrivesAt } of batches) if (arrivesAt === now) memory = changed(memory, answers);
    for (const { device, seenAt, after } of prunings) {
      if (seenAt !== now) continue;
      const pending = batches.filter((batch) => batch.device === device && batch.arrivesAt > now);
      const seen = pending.map(({ answers }) => answers).reduce(changed, memory);
      for (const part of MEMORY_PARTS) deletions.push({ at: now + after, part, paths: prunedDays(seen[part]) });
    }
    for (const { at, part, paths } of deletions)
      if (at === now) memory = { ...memory, [part]: deleted(memory[part], paths) };
  }
  return memory;
}

function expectSameMemory(one: Memory, other: Memory, today: number): void {
  for (const part of MEMORY_PARTS) {
    const keys = new Set([...Object.keys(one[part].items), ...Object.keys(other[part].items)]);
    for (const key of keys)
      expect(itemMemory(one[part].items[key] ?? {}, today)).toEqual(itemMemory(other[part].items[key] ?? {}, today));
  }
  expect(confusedPairs(one.letters, today)).toEqual(confusedPairs(other.letters, today));
  expect([...weightsOfConfusion(one.letters, 'ధ')]).toEqual([...weightsOfConfusion(other.letters, 'ధ')]);
  const [documents, others] = [MEMORY_PARTS.map((part) => one[part]), MEMORY_PARTS.map((part) => other[part])];
  expect(dueItems(documents, today, 3)).toEqual(dueItems(others, today, 3));
  expect(nextDueDay(documents, today)).toBe(nextDueDay(others, today));
}

it('the memory equals one rebuilt from the activities, whatever the order of devices and prunings', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: FIRST, max: LAST + 30 }), (history, today) => {
      const served = servedMemory(history);
      const rebuilt = rebuildMemory(history.batches.map(({ answers }) => answers));
      const unpruned = history.batches.map(({ answers }) => answers).reduceRight(changed, emptyMemory());
      expectSameMemory(served, rebuilt, today);
      expectSameMemory(unpruned, rebuilt, today);
    }),
    { numRuns: 100 },
  );
});

it('pruning leaves at most eight days per item, and pruning again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyAnswers, { maxLength: 80 }), (answers) => {
      const { letters } = answers.reduce(changed, emptyMemory());
      const pruned = withoutPrunedDays(letters);
      expect(pruned).toEqual(deleted(letters, prunedDays(letters)));
      expect(prunedDays(pruned)).toEqual([]);
      for (const days of [...Object.values(pruned.items), ...Object.values(pruned.pairs)])
        expect(Object.keys(days).length).toBeLessThanOrEqual(DAYS_REMEMBERED);
    }),
    { numRuns: 100 },
  );
});
