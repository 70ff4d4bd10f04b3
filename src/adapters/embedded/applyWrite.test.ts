import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OneDocumentWrite } from '../../ports/documents';
import { applyWrite } from './applyWrite';

const write = (changes: Partial<OneDocumentWrite<'learnerSummaries'>>): OneDocumentWrite => ({
  write: 'set',
  collection: 'learnerSummaries',
  id: 'sita',
  ...changes,
});

const spend = (day: string, by: number) => write({ increments: [{ path: ['secondsByDay', day], by }] });

describe('a write to a stored document', () => {
  it('replaces the fields it names and leaves the others', () => {
    const before = { activities: 1, partsDone: ['vowels'] };
    expect(applyWrite(before, write({ fields: { activities: 5 } }))).toEqual({ ...before, activities: 5 });
  });

  it('creates a counter that is missing or not a number', () => {
    expect(applyWrite({}, spend('today', 5))).toEqual({ secondsByDay: { today: 5 } });
    expect(applyWrite({ secondsByDay: 'broken' }, spend('today', 5))).toEqual({ secondsByDay: { today: 5 } });
    expect(applyWrite({ secondsByDay: { today: 'broken' } }, spend('today', 5))).toEqual({
      secondsByDay: { today: 5 },
    });
  });

  it('adds only new values to a list', () => {
    const unions = [{ path: ['partsDone'], values: ['vowels', 'gunintalu'] }] as const;
    expect(applyWrite({ partsDone: ['vowels'] }, write({ unions }))).toEqual({
      partsDone: ['vowels', 'gunintalu'],
    });
  });

  it('does not mutate the original document', () => {
    const before = Object.freeze({ secondsByDay: Object.freeze({ today: 1 }) });
    applyWrite(before, spend('today', 1));
    expect(before).toEqual({ secondsByDay: { today: 1 } });
  });

  it('adds up in any order, under any field name', () => {
    const spent = fc.array(fc.record({ day: fc.string({ minLength: 1 }), by: fc.integer({ min: 0, max: 9999 }) }));
    fc.assert(
      fc.property(spent, (all) => {
        const inOrder = all.reduce((data, { day, by }) => applyWrite(data, spend(day, by)), {});
        const backwards = all.reduceRight((data, { day, by }) => applyWrite(data, spend(day, by)), {});
        expect(backwards).toEqual(inOrder);
      }),
    );
  });
});
