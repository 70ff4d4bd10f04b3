import { describe, expect, it } from 'vitest';
import { type Arrivals, isFlood, MAX_OLD_ARRIVALS, MAX_RECENT_ARRIVALS, NO_ARRIVALS, withArrival } from './flood';
import { MAX_ACTIVITIES_PER_DAY } from './score';

const TODAY = '2026-11-16';

const after = (days: readonly string[], before: Arrivals = NO_ARRIVALS) =>
  days.reduce((arrivals, day) => withArrival(arrivals, day, TODAY), before);
const times = (count: number, day: string) => Array.from({ length: count }, () => day);

describe('a flood', () => {
  it('is far more than a child’s busiest day', () => {
    expect(MAX_RECENT_ARRIVALS).toBeGreaterThan(3 * MAX_ACTIVITIES_PER_DAY);
    expect(isFlood(after(times(MAX_RECENT_ARRIVALS, TODAY)))).toBe(false);
    expect(isFlood(after(times(MAX_RECENT_ARRIVALS + 1, TODAY)))).toBe(true);
  });

  it('does not include a week of offline activities or an import of years', () => {
    const week = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'];
    expect(isFlood(after(week.flatMap((day) => times(MAX_ACTIVITIES_PER_DAY, day))))).toBe(false);
    expect(isFlood(after(times(20_000, '2021-05-05')))).toBe(false);
  });

  it('includes too many old activities', () => {
    expect(isFlood(after(['2021-05-05'], { day: TODAY, recent: 0, old: MAX_OLD_ARRIVALS }))).toBe(true);
  });

  it('counts invalid and future days as recent', () => {
    expect(after(['2099-01-01', 'zzzzzzzzzz'])).toEqual({ day: TODAY, recent: 2, old: 0 });
  });

  it('ends the next day', () => {
    const flooded = after(times(MAX_RECENT_ARRIVALS + 1, TODAY));
    expect(withArrival(flooded, '2026-11-17', '2026-11-17')).toEqual({ day: '2026-11-17', recent: 1, old: 0 });
  });
});
