import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityOf, anyActivity } from '../activity/activities.testing';
import type { Activity } from '../activity/activity';
import { NO_SCORE, withScored } from '../scores/score';
import { NO_FIGURES, type Pupil, type PupilFigures } from './classroom';
import { figuresOn, MAX_PAIRS, pairsOfClass, withFigures, worstPairs } from './pupilFigures';

const TODAY = '2026-11-18';

/** The figures after these activities, with the score counted the way the server does. */
function after(activities: readonly Activity[], today = TODAY): PupilFigures {
  let [figures, score] = [NO_FIGURES, NO_SCORE];
  for (const activity of activities) {
    score = withScored(score, activity, today);
    figures = withFigures(figures, activity, score);
  }
  return figures;
}

const story = (day: string, overrides: Partial<Activity> = {}) =>
  ({ ...activityOf('story'), day, ...overrides }) as Activity;

describe('a pupil’s figures', () => {
  it('count the week from Monday to Sunday, and the points of all time', () => {
    const figures = after([story('2026-11-15'), story('2026-11-16'), story('2026-11-18')]);
    expect(figures).toMatchObject({ points: 15, pointsThisWeek: 10, secondsThisWeek: 20, lastDay: '2026-11-18' });
  });

  it('show an empty week when a new week begins', () => {
    const figures = after([story('2026-11-15')]);
    expect(figuresOn(figures, '2026-11-15').pointsThisWeek).toBe(5);
    expect(figuresOn(figures, '2026-11-16')).toMatchObject({ points: 5, pointsThisWeek: 0, secondsThisWeek: 0 });
    expect(figuresOn(NO_FIGURES, '2026-11-16')).toEqual(NO_FIGURES);
  });

  it('ignore an activity without a valid day', () => {
    expect(withFigures(NO_FIGURES, story('zzzzzzzzzz'), NO_SCORE)).toEqual(NO_FIGURES);
  });

  it('do not depend on the order in which activities arrive', () => {
    const days = ['2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16', '2026-11-17'];
    fc.assert(
      fc.property(
        fc.array(anyActivity({ days }), { maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (activities, draws) => {
          const shuffled = activities
            .map((activity) => ({ activity, at: draws.next().value }))
            .sort((one, other) => one.at - other.at)
            .map(({ activity }) => activity);
          expect({ ...after(shuffled), mixedUp: {} }).toEqual({ ...after(activities), mixedUp: {} });
        },
      ),
    );
  });
});

describe('mixed-up pairs', () => {
  const mixing = (day: string, ...mixedUp: string[]) => story(day, { mixedUp });

  it('count both directions as one pair', () => {
    expect(after([mixing('2026-11-16', 'ధ ద', 'ద ధ', 'x y', 'ధ')]).mixedUp).toEqual({ 'ద ధ': 2 });
  });

  it('lose half their count each week', () => {
    const before = [mixing('2026-11-09', 'ధ ద', 'ధ ద', 'ధ ద', 'ధ ద', 'బ భ')];
    expect(after([...before, story('2026-11-16')]).mixedUp).toEqual({ 'ద ధ': 2 });
    expect(after([...before, story('2026-11-30')], '2026-11-30').mixedUp).toEqual({});
  });

  it('are at most twenty, always including the newest', () => {
    const letters = [...'కఖగఘచఛజఝటఠడఢణతథదధనపఫబభమయరలవశషసహళ'];
    const pair = fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...letters)).filter(([a, b]) => a !== b);
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 60 }), (pairs) => {
        const { mixedUp } = after(pairs.map(([a, b]) => mixing('2026-11-16', `${a} ${b}`)));
        const last = pairs.at(-1) ?? ['', ''];
        expect(Object.keys(mixedUp).length).toBeLessThanOrEqual(MAX_PAIRS);
        expect(mixedUp).toHaveProperty([last.toSorted().join(' ')]);
      }),
    );
  });

  it('are listed with the most frequent first', () => {
    const figures = after([mixing('2026-11-16', 'బ భ', 'ధ ద', 'ధ ద', 'స న')]);
    expect(worstPairs(figures, 2)).toEqual([
      ['ద', 'ధ'],
      ['న', 'స'],
    ]);
  });

  it('of a class are sorted by how many pupils mix them up', () => {
    const pupil = (id: string, mixedUp: Record<string, number>): Pupil => ({
      ...NO_FIGURES,
      id,
      name: id,
      picture: '🦚',
      joinedAt: 0,
      done: [],
      mixedUp,
    });
    const pupils = [pupil('a', { 'ద ధ': 1, 'న స': 9 }), pupil('b', { 'ద ధ': 1 })];
    expect(pairsOfClass(pupils)).toEqual([
      { letters: ['ద', 'ధ'], pupils: 2 },
      { letters: ['న', 'స'], pupils: 1 },
    ]);
  });
});
