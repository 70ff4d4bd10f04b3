import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_UNKNOWN_QUERIES, withUnknownQuery } from './unknownQueries';

const listOf = (...texts: readonly string[]) => texts.reduce<readonly string[]>(withUnknownQuery, []);

describe('the list of unknown queries', () => {
  it('has each word once, the newest last', () => {
    expect(listOf('Yak', 'yeti', ' yak ')).toEqual(['yeti', 'yak']);
  });

  it('ignores blank and very long texts', () => {
    expect(listOf('', '  ', 'x'.repeat(100))).toEqual([]);
  });

  it('never exceeds its limit and has no duplicates', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 70 }), { maxLength: 300 }), (texts) => {
        const list = listOf(...texts);
        expect(list.length).toBeLessThanOrEqual(MAX_UNKNOWN_QUERIES);
        expect(new Set(list.map((query) => query.normalize('NFKC').toLowerCase())).size).toBe(list.length);
      }),
      { numRuns: 50 },
    );
  });
});
