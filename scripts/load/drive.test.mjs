import { expect, test } from 'vitest';
import { drive, figureLines, figuresOf, figureTable, percentile, withFigures } from './drive.mjs';

test('95 of 100 times are at most the 95th percentile', () => {
  const times = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([percentile(times, 0.5), percentile(times, 0.95), percentile([7], 0.95), percentile([], 0.95)]).toEqual([
    50, 95, 7, 0,
  ]);
});

test('learners send requests until the time is up, and failures are counted', async () => {
  let clock = 0;
  const figures = await drive({
    learners: ['sita', 'ramu'],
    seconds: 1,
    now: () => clock,
    turn: async (learner, number) => {
      clock += 100;
      if (learner === 'ramu' && number === 0) throw new TypeError('fetch failed');
      return { ok: true, kind: `read ${learner}` };
    },
  });
  expect(figures.requests).toBeGreaterThanOrEqual(10);
  expect(figures.failed).toBe(1);
  expect(figures.kinds).toMatchObject({ TypeError: 1, 'read sita': expect.any(Number) });
});

test('figures are printed in three lines', () => {
  const figures = figuresOf(
    [
      { ms: 4, ok: true, kind: 'b' },
      { ms: 2, ok: false, kind: 'a' },
    ],
    2,
  );
  expect(figureLines('Rules', figures)).toEqual([
    'Rules: 2 requests, 1 a second, 1 failed',
    '  median 2 ms, 95th percentile 4 ms, worst 4 ms',
    '  a 1, b 1',
  ]);
});

test('new figures replace the old ones between the markers of a page', () => {
  const figures = figuresOf([{ ms: 1200, ok: true, kind: 'a' }], 1);
  const table = figureTable([{ name: 'Rules', figures }]);
  expect(table.split('\n').at(-1)).toBe('| Rules | 1 | 1 | 0 | 1,200 ms | 1,200 ms | 1,200 ms |');
  const page = 'Load\n<!-- load: begin -->\nold\n<!-- load: end -->\nend';
  expect(withFigures(page, 'new')).toBe('Load\n<!-- load: begin -->\n\nnew\n\n<!-- load: end -->\nend');
  expect(() => withFigures('Load', 'new')).toThrow('lacks the markers');
});
