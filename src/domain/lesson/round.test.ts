import { describe, expect, it } from 'vitest';
import { exerciseActivity } from './exerciseActivity';
import { afterAnswer, doneIn, type Round, startRound, toRepeat, triesOf, wouldComeBack } from './round';

const answers = (round: Round, ...given: boolean[]) => given.reduce(afterAnswer, round);

describe('a round', () => {
  it('goes through its exercises in order', () => {
    const round = answers(startRound([2, 4, 5]), true);
    expect(round.toCome).toEqual([4, 5]);
    expect(doneIn(answers(round, true, true))).toEqual([2, 4, 5]);
  });

  it('brings back what was wrong, after three others or at the end', () => {
    expect(answers(startRound([1, 2, 3, 4, 5]), false).toCome).toEqual([2, 3, 4, 1, 5]);
    expect(answers(startRound([1, 2]), false).toCome).toEqual([2, 1]);
    expect(answers(startRound([1]), false).toCome).toEqual([1]);
  });

  it('leaves what was wrong three times for another day', () => {
    const twice = answers(startRound([1]), false, false);
    expect([twice.toCome, wouldComeBack(twice), triesOf(twice, 1)]).toEqual([[1], false, 2]);
    const round = answers(twice, false);
    expect([round.toCome, doneIn(round), toRepeat(round)]).toEqual([[], [], [1]]);
  });

  it('counts what was right in the end as done, and still worth another look', () => {
    const round = answers(startRound([1, 2]), false, true, true);
    expect([doneIn(round), toRepeat(round)]).toEqual([[1, 2], [1]]);
  });

  it('changes nothing once it is over', () => {
    const over = answers(startRound([1]), true);
    expect(afterAnswer(over, false)).toBe(over);
    expect(wouldComeBack(over)).toBe(false);
  });
});

describe('the activity of an exercise', () => {
  const startedAt = new Date(2026, 10, 15, 23, 59, 50).getTime();
  const answered = { userId: 'u', lessonId: 'vowels', part: 3, startedAt, right: ['letter:అ'], wrong: [] };

  it('is of the day on which it was begun', () => {
    expect(exerciseActivity({ ...answered, answeredAt: startedAt + 20_400 })).toMatchObject({
      userId: 'u',
      kind: 'exercise',
      lessonId: 'vowels',
      part: 3,
      startedAt,
      day: '2026-11-15',
      secondsSpent: 20,
      right: ['letter:అ'],
      wrong: [],
    });
  });

  it('counts no night in which the page stayed open, and no clock that was set back', () => {
    expect(exerciseActivity({ ...answered, answeredAt: startedAt + 9_000_000 }).secondsSpent).toBe(300);
    expect(exerciseActivity({ ...answered, answeredAt: startedAt - 9_000_000 }).secondsSpent).toBe(0);
  });
});
