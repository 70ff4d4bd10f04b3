import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf } from './levels';

describe('a level', () => {
  it.each([
    [0, 1, 50],
    [49, 1, 1],
    [50, 2, 450],
    [499, 2, 1],
    [500, 3, 700],
    [9999, 7, 1],
    [10_000, 8, 4000],
    [14_000, 9, 4000],
    [17_999, 9, 1],
  ])('with %d XP is %d, with %d XP to the next', (xp, level, xpToNext) => {
    expect(levelOf(xp)).toMatchObject({ level, xpToNext });
  });

  it('rises with XP, and there is always a next level', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), fc.nat(10_000), (xp, more) => {
        const { level, xpToNext, percentToNext } = levelOf(xp);
        expect(levelOf(xp + more).level).toBeGreaterThanOrEqual(level);
        expect(xpToNext).toBeGreaterThan(0);
        expect(levelOf(xp + xpToNext).level).toBe(level + 1);
        expect(percentToNext).toBeGreaterThanOrEqual(0);
        expect(percentToNext).toBeLessThan(100);
      }),
      { numRuns: 1000 },
    );
  });
});
