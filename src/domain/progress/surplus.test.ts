import { expect, it } from 'vitest';
import { EMPTY_SUMMARY } from '../learner/summary';
import { MAX_DAYS, MAX_ITEMS, surplusOf } from './surplus';

const counts = (count: number, nameAt: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [nameAt(at), at + 1]));

it('a summary below the limits has no surplus', () => {
  const rightByItem = counts(MAX_ITEMS, (at) => `word:${at}`);
  expect(surplusOf({ ...EMPTY_SUMMARY, rightByItem })).toEqual([]);
});

it('the surplus of a full summary is the least answered items and the oldest days', () => {
  const rightByItem = counts(MAX_ITEMS + 2, (at) => `word:${at}`);
  const secondsByDay = counts(MAX_DAYS + 1, (at) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10));
  expect(surplusOf({ ...EMPTY_SUMMARY, rightByItem, secondsByDay })).toEqual([
    ['rightByItem', 'word:0'],
    ['rightByItem', 'word:1'],
    ['secondsByDay', '2020-01-01'],
  ]);
});
