import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nicknameText } from '../../content/nicknames';
import { EMPTY_SUMMARY } from '../learner/summary';
import { leaderboard } from './leaderboard';
import { nicknamesFor } from './nickname';

const today = '2026-11-15';
const learner = (id: string, pointsByDay: Record<string, number>) => ({
  id,
  summary: { ...EMPTY_SUMMARY, pointsByDay },
});

describe('the leaderboard', () => {
  it('ranks by the points of the last seven days, without older or future days', () => {
    const rows = leaderboard(
      [
        learner('ravi', { '2026-11-15': 10, '2026-11-09': 5, '2020-01-01': 9000 }),
        learner('sita', { '2026-11-14': 20, '2026-11-08': 500 }),
        learner('gita', { '2031-01-01': 700, '2026-11-10': NaN }),
      ],
      'ravi',
      today,
    );
    expect(rows.map(({ id, points, place, isYou }) => [id, points, place, isYou])).toEqual([
      ['sita', 20, 1, false],
      ['ravi', 15, 2, true],
      ['gita', 0, 3, false],
    ]);
  });

  it('gives equal points the same rank, and lists you first among equals', () => {
    const rows = leaderboard([learner('a', {}), learner('b', {}), learner('b', {})], 'b', today);
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ['b', 1],
      ['a', 1],
    ]);
  });

  it('has one row for a single learner', () => {
    expect(leaderboard([learner('sita', {})], 'sita', today)).toMatchObject([{ place: 1, points: 0, isYou: true }]);
  });
});

describe('a nickname', () => {
  it('does not change when other learners join, except for a number', () => {
    const alone = nicknamesFor(['sita']).get('sita');
    expect(nicknamesFor(['ravi', 'sita', 'gita']).get('sita')).toMatchObject({
      colour: alone?.colour,
      bird: alone?.bird,
    });
    expect(alone?.number).toBeNull();
  });

  it('has a readable form for every learner', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 24, maxLength: 24 }), { maxLength: 20 }), (ids) => {
        const names = [...nicknamesFor(ids).values()];
        expect(names).toHaveLength(ids.length);
        for (const name of names) expect(nicknameText(name).en).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+( \d\d)?$/);
      }),
    );
  });

  it('uses all colors and birds', () => {
    const ids = Array.from({ length: 2000 }, (_, at) => `learner-${at}`);
    const names = [...nicknamesFor(ids).values()].map(({ colour, bird }) => `${colour} ${bird}`);
    expect(new Set(names).size).toBe(96);
  });
});
