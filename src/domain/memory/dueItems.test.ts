import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed } from './dayCounts';
import { dueItems, nextDueDay, strengths } from './dueItems';
import { itemMemory } from './itemMemory';
import { EMPTY_MEMORY, type MemoryDocument } from './memoryDocument';

const TODAY = 20_100;
const right = packed({ right: 1, hesitant: 0, wrong: 0 });
const wrong = packed({ right: 0, hesitant: 0, wrong: 1 });
const documentOf = (items: MemoryDocument['items']): MemoryDocument => ({ ...EMPTY_MEMORY, items });

const letters = documentOf({
  'letter:strong': { [TODAY - 3]: right, [TODAY - 1]: right },
  'letter:old': { [TODAY - 40]: right },
  'letter:today': { [TODAY]: wrong },
});
const words = documentOf({ 'word:older': { [TODAY - 60]: right }, 'word:since yesterday': { [TODAY - 3]: right } });

describe('due items', () => {
  it('are the items likely forgotten, from all parts, most forgotten first', () => {
    expect(dueItems([letters, words], TODAY, 10)).toEqual(['word:older', 'letter:old', 'word:since yesterday']);
    expect(dueItems([letters, words], TODAY, 2)).toEqual(['word:older', 'letter:old']);
    expect(dueItems([letters, words], TODAY, 2, 'leastForgotten')).toEqual(['word:since yesterday', 'letter:old']);
    expect(dueItems([letters, words], TODAY + 1, 10)).toContain('letter:today');
  });

  it('are empty if nothing was practiced', () => {
    expect(dueItems([EMPTY_MEMORY], TODAY, 10)).toEqual([]);
    expect(dueItems([documentOf({ 'letter:none': {} })], TODAY, 10)).toEqual([]);
    expect(nextDueDay([EMPTY_MEMORY], TODAY)).toBeNull();
  });

  it('the next due day is today while something is due, otherwise the first day with due items', () => {
    expect(nextDueDay([letters, words], TODAY)).toBe(TODAY);
    const { 'letter:today': practiced = {}, 'letter:strong': strong = {} } = letters.items;
    expect(nextDueDay([documentOf({ practiced, strong })], TODAY)).toBe(TODAY + 1);
    expect(nextDueDay([documentOf({ strong })], TODAY)).toBe(itemMemory(strong, TODAY).dueOn);
  });

  const anyDocument = fc
    .dictionary(
      fc.integer({ min: 0, max: 30 }).map((name) => `letter:${name}`),
      fc.dictionary(fc.integer({ min: TODAY - 60, max: TODAY + 5 }).map(String), fc.constantFrom(right, wrong)),
    )
    .map(documentOf);

  it('are exactly the items whose standing is due, in order, up to a limit', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(12), (document, limit) => {
        const all = strengths(document, TODAY);
        const due = dueItems([document], TODAY, limit);
        const allDue = [...all].filter(([, memory]) => memory.standing === 'due');
        expect(due).toHaveLength(Math.min(limit, allDue.length));
        const recall = due.map((key) => all.get(key)?.retrievability ?? 1);
        expect(recall).toEqual(recall.toSorted((a, b) => a - b));
        const left = allDue.filter(([key]) => !due.includes(key)).map(([, { retrievability }]) => retrievability);
        expect(Math.min(1, ...left)).toBeGreaterThanOrEqual(recall.at(-1) ?? 0);
        expect(nextDueDay([document], TODAY) === TODAY).toBe(allDue.length > 0);
      }),
      { numRuns: 500 },
    );
  });
});
