import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_UNKNOWN_QUERIES, withUnknownQuery } from './unknownQueries';

const wished = (...texts: readonly string[]) => texts.reduce<readonly string[]>(withUnknownQuery, []);

describe('the wish list', () => {
  it('has each word once, the newest last', () => {
    expect(wished('Yak', 'yeti', ' yak ')).toEqual(['yeti', 'yak']);
  });

  it('takes no blanks and no whole essays', () => {
    expect(wished('', '  ', 'x'.repeat(100))).toEqual([]);
  });

  it('never grows beyond its limit, and never has doubles', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 70 }), { maxLength: 300 }), (texts) => {
        const list = wished(...texts);
        expect(list.length).toBeLessThanOrEqual(MAX_UNKNOWN_QUERIES);
        expect(new Set(list.map((wish) => wish.normalize('NFKC').toLowerCase())).size).toBe(list.length);
      }),
      { numRuns: 50 },
    );
  });
});
