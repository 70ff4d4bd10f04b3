import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityOf, anyActivity } from '../activity/activities.testing';
import type { Activity } from '../activity/activity';
import { dayNumber, dayOf } from '../progress/calendar';
import { rebuildSummary } from '../progress/rebuildSummary';
import {
  isScored,
  MAX_ACTIVITIES_PER_DAY,
  MAX_POINTS_PER_DAY,
  MAX_POINTS_PER_ACTIVITY,
  NO_SCORE,
  SCORED_DAYS,
  serverDay,
  withScored,
} from './score';

const TODAY = '2026-11-16';
const daysFromToday = (days: number) => dayOf((dayNumber(TODAY) ?? 0) + days);
const scoreOf = (activities: readonly Activity[]) =>
  activities.reduce((score, activity) => withScored(score, activity, TODAY), NO_SCORE);
const sum = (days: Readonly<Record<string, number>>) => Object.values(days).reduce((total, one) => total + one, 0);

describe('a score', () => {
  it('equals the summary of the same activities if no daily limit is exceeded', () => {
    const days = [TODAY, daysFromToday(-1), daysFromToday(-SCORED_DAYS + 1)];
    fc.assert(
      fc.property(fc.array(anyActivity({ days }), { maxLength: 30 }), (activities) => {
        const { points, activities: count, pointsByDay } = rebuildSummary(activities);
        fc.pre(Object.values(pointsByDay).every((ofDay) => ofDay <= MAX_POINTS_PER_DAY));
        expect(scoreOf(activities)).toMatchObject({ points, activities: count, pointsByDay });
      }),
    );
  });

  it('never exceeds the daily limits, whatever activities arrive in whatever order', () => {
    const wild = anyActivity({ days: [TODAY, daysFromToday(-1), '9999-12-31', 'zzzzzzzzzz', 'constructor'] }).map(
      (activity): Activity => (activity.kind === 'practice' ? Object.assign(activity, { tasksDone: 1e9 }) : activity),
    );
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 400 }), (activities) => {
        const score = scoreOf(activities);
        for (const points of Object.values(score.pointsByDay)) expect(points).toBeLessThanOrEqual(MAX_POINTS_PER_DAY);
        for (const count of Object.values(score.countByDay)) expect(count).toBeLessThanOrEqual(MAX_ACTIVITIES_PER_DAY);
        expect(sum(score.pointsByDay)).toBe(score.points);
        expect(Object.keys(score.pointsByDay).every((day) => isScored(day, TODAY))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('limits the points of a run and of a day, and starts over the next day', () => {
    const practice = activityOf('practice', { day: TODAY, tasksDone: 500 });
    expect(scoreOf([practice]).points).toBe(MAX_POINTS_PER_ACTIVITY);
    expect(scoreOf(Array.from({ length: 50 }, () => practice)).points).toBe(MAX_POINTS_PER_DAY);
    const tomorrow = { ...practice, day: daysFromToday(1) };
    expect(scoreOf([...Array.from({ length: 50 }, () => practice), tomorrow]).points).toBe(
      MAX_POINTS_PER_DAY + MAX_POINTS_PER_ACTIVITY,
    );
  });

  it('forgets a day after sixty days, but keeps its points', () => {
    const first = withScored(NO_SCORE, activityOf('search', { day: TODAY }), TODAY);
    const later = withScored(first, activityOf('search', { day: daysFromToday(SCORED_DAYS) }), daysFromToday(60));
    expect(later).toMatchObject({ points: 4, pointsByDay: { [daysFromToday(60)]: 2 }, activities: 2 });
    expect(Object.keys(later.pointsByDay)).toHaveLength(1);
  });

  it('ignores activities after tomorrow or from years ago', () => {
    expect(
      scoreOf([activityOf('search', { day: daysFromToday(2) }), activityOf('search', { day: '2019-01-01' })]),
    ).toEqual(NO_SCORE);
  });
});

it('the server day is the UTC day', () => {
  expect(serverDay(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  expect(serverDay(Date.UTC(2026, 10, 17))).toBe('2026-11-17');
});
