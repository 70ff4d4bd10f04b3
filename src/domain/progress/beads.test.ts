import { describe, expect, it } from 'vitest';
import { EMPTY_SUMMARY, type LearnerSummary } from '../learner/summary';
import { type BeadId, beadStandings } from './beads';

const today = '2026-11-15';
const bead = (id: BeadId, fields: Partial<LearnerSummary>) => {
  const found = beadStandings({ ...EMPTY_SUMMARY, ...fields }, today).find((one) => one.id === id);
  return [found?.progress, found?.maxProgress, found?.isStrung];
};
const right = (...keys: readonly string[]) => ({ rightByItem: Object.fromEntries(keys.map((key) => [key, 2])) });
const onDays = (...days: readonly string[]) => ({ secondsByDay: Object.fromEntries(days.map((day) => [day, 0])) });

describe('the beads of the first week', () => {
  it('are not earned before the first activity', () => {
    expect(beadStandings(EMPTY_SUMMARY, today).map(({ isStrung }) => isStrung)).toEqual([false, false, false, false]);
  });

  it('first word: needs any word right once; letters do not count', () => {
    expect(bead('first-word', right('letter:అ'))).toEqual([0, 1, false]);
    expect(bead('first-word', right('word:animals_cow'))).toEqual([1, 1, true]);
  });

  it('three days: needs any three days up to today', () => {
    expect(bead('three-days', onDays('2026-11-10', '2026-11-15', '2031-01-01'))).toEqual([2, 3, false]);
    expect(bead('three-days', onDays('2026-11-01', '2026-11-10', '2026-11-15'))).toEqual([3, 3, true]);
  });

  it('first family: needs all five letters of one primer row', () => {
    const row = ['త', 'థ', 'ద', 'ధ', 'న'].map((letter) => `letter:${letter}`);
    expect(bead('first-family', right(...row))).toEqual([5, 5, true]);
    expect(bead('first-family', right(...row.slice(1), 'letter:క', 'letter:య', 'letter:అ'))).toEqual([4, 5, false]);
    expect(bead('first-family', { ...right(...row), wrongByItem: { 'letter:ధ': 2 } })).toEqual([4, 5, false]);
  });

  it('first poem: needs one poem learned by heart', () => {
    expect(bead('first-poem', { poemsLearned: 2 })).toEqual([1, 1, true]);
  });
});
