import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFor, groupsOf, type Member, MAX_GROUP_SIZE } from './groups';
import { isoWeek } from './isoWeek';
import { anyFace } from './nickname';

const anyMembers = fc
  .uniqueArray(fc.record({ id: fc.uuid(), points: fc.nat(50), seed: fc.double({ min: 0, max: 0.999, noNaN: true }) }), {
    selector: ({ id }) => id,
    maxLength: 200,
  })
  .map((all) => all.map(({ id, points, seed }): Member => ({ id, points, ...anyFace(() => seed) })));

describe('groups of a league', () => {
  it('contain everybody once, differ by one member at most, and are sorted by points', () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        const groups = groupsOf(members);
        expect(
          groups
            .flat()
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(members.map(({ id }) => id).toSorted());
        const sizes = groups.map(({ length }) => length);
        if (sizes.length > 0) {
          expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_GROUP_SIZE);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        }
        const points = groups.flat().map((member) => member.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });

  it('do not depend on the order of members or on duplicates', () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        expect(groupsOf([...members.toReversed(), ...members.slice(0, 3)])).toEqual(groupsOf(members));
      }),
    );
  });
});

describe('a board', () => {
  it('marks one row as yours, contains no ids, and ranks you by the number of members with more points', () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        for (const group of groupsOf(members)) {
          for (const you of group) {
            const board = boardFor(group, you, '2026-W47');
            expect(board.entries).toHaveLength(group.length);
            const yours = board.entries.findIndex(({ isYou }) => isYou);
            expect(yours).toBe(board.rank - 1);
            expect(board.entries.filter(({ isYou }) => isYou)).toHaveLength(1);
            expect(JSON.stringify(board)).not.toContain(you.id);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-16', '2026-W47'],
    ['2026-11-15', '2026-W46'],
    ['2027-01-01', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
  ])('%s is in %s', (day, week) => expect(isoWeek(day)).toBe(week));
});
