import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { calendarDay } from '../activity/calendarDay';
import { dayNumber, dayOf, weekdayOf } from './calendar';
import { currentStreak, DAYS_BETWEEN_FREE_DAYS, longestStreak } from './streak';

const secondsOn = (days: readonly string[]) => Object.fromEntries(days.map((day) => [day, 60]));

describe('a calendar day', () => {
  it.each(['', '2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'constructor', '2026-11-15T00:00', '0000-00-00'])(
    'is not %j',
    (name) => expect(dayNumber(name)).toBeNull(),
  );

  it('can be converted to a number and back, and weekdays follow each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (number) => {
        expect(dayNumber(dayOf(number))).toBe(number);
        expect(weekdayOf(number + 1)).toBe((weekdayOf(number) + 1) % 7);
      }),
    );
    expect(weekdayOf(dayNumber('2026-11-15') ?? 0)).toBe(6);
    expect(weekdayOf(dayNumber('1969-12-29') ?? 0)).toBe(0);
  });
});

describe('a streak', () => {
  it('counts days in a row up to today', () => {
    expect(currentStreak(secondsOn(['2026-11-13', '2026-11-14', '2026-11-15']), '2026-11-15')).toBe(3);
  });

  it('continues the next morning and after one missed day, and ends after two', () => {
    const days = secondsOn(['2026-11-13', '2026-11-14']);
    expect(currentStreak(days, '2026-11-15')).toBe(2);
    expect(currentStreak(days, '2026-11-16')).toBe(2);
    expect(currentStreak(days, '2026-11-17')).toBe(0);
  });

  it('continues across months, years and leap days', () => {
    expect(currentStreak(secondsOn(['2027-12-31', '2028-01-01']), '2028-01-01')).toBe(2);
    expect(currentStreak(secondsOn(['2028-02-28', '2028-02-29', '2028-03-01']), '2028-03-01')).toBe(3);
  });

  it.each([
    ['America/New_York', 2, 8, 'set forward'],
    ['America/New_York', 10, 1, 'set back'],
    ['Europe/London', 2, 29, 'set forward'],
    ['Asia/Kolkata', 2, 29, 'not changed'],
  ])('in %s continues over the night of month %d, day %d, when clocks are %s', (zone, month, date) => {
    vi.stubEnv('TZ', zone);
    const moments = [
      new Date(2026, month, date - 1, 23, 55),
      new Date(2026, month, date, 0, 5),
      new Date(2026, month, date, 23, 55),
      new Date(2026, month, date + 1, 0, 5),
    ];
    expect(currentStreak(secondsOn(moments.map(calendarDay)), calendarDay(new Date(2026, month, date + 1, 9)))).toBe(3);
    vi.unstubAllEnvs();
  });

  it('is tested in a zone that changes its clocks', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const noon = (month: number, date: number) => new Date(2026, month, date, 12).getTime();
    expect((noon(2, 8) - noon(2, 7)) / 3_600_000).toBe(23);
    expect((noon(10, 1) - noon(9, 31)) / 3_600_000).toBe(25);
    vi.unstubAllEnvs();
  });

  it('survives crossing the date line: a repeated day counts once, a skipped day is free', () => {
    expect(currentStreak(secondsOn(['2026-11-14', '2026-11-14', '2026-11-15']), '2026-11-15')).toBe(2);
    expect(currentStreak(secondsOn(['2026-11-13', '2026-11-15']), '2026-11-15')).toBe(2);
  });

  it('ignores days after today, which come from a wrong clock', () => {
    expect(currentStreak(secondsOn(['2026-11-14', '2026-11-15', '2031-01-01']), '2026-11-15')).toBe(2);
    expect(currentStreak(secondsOn(['2031-01-01']), '2026-11-15')).toBe(0);
  });

  it('that has ended still counts as the longest', () => {
    const days = secondsOn(['2026-10-01', '2026-10-02', '2026-10-03', '2026-11-15']);
    expect(longestStreak(days, '2026-11-15')).toBe(3);
    expect(currentStreak(days, '2026-11-15')).toBe(1);
  });

  const allDaysExcept = (missed: readonly number[], from: number, to: number) =>
    secondsOn(Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((day) => !missed.includes(day)).map(dayOf)); // prettier-ignore

  it('has one free day, which does not count; another within six days ends the streak', () => {
    for (const apart of [1, 2, 5, 6]) {
      const days = allDaysExcept([20_010, 20_010 + apart], 20_000, 20_020);
      expect(currentStreak(days, dayOf(20_020))).toBe(20_020 - 20_010 - apart);
      expect(longestStreak(days, dayOf(20_020))).toBe(10 + apart - 1);
    }
    const days = allDaysExcept([20_010, 20_018], 20_000, 20_030);
    expect(currentStreak(days, dayOf(20_030))).toBe(29);
  });

  it('has no free day left until a week after the last one', () => {
    const days = allDaysExcept([20_010], 20_000, 20_013);
    expect(currentStreak(days, dayOf(20_014))).toBe(13);
    expect(currentStreak(days, dayOf(20_015))).toBe(0);
  });

  it('has no free day before its first day', () => {
    expect(longestStreak(secondsOn(['2026-11-15']), '2026-11-15')).toBe(1);
  });

  const anyDays = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_040 }));

  /** A simple reference implementation that goes through the calendar day by day. */
  function referenceStreak(days: readonly number[], today: number): { current: number; longest: number } {
    let [streak, longest, forgiven] = [0, 0, -Infinity];
    for (let day = 20_000; day <= today; day += 1) {
      if (days.includes(day)) streak += 1;
      else if (day < today && streak > 0) {
        const isNextDayCounted = days.includes(day + 1) || day + 1 === today;
        const isFree = day - forgiven > DAYS_BETWEEN_FREE_DAYS && isNextDayCounted;
        if (isFree) forgiven = day;
        else streak = 0;
      }
      longest = Math.max(longest, streak);
    }
    return { current: streak, longest };
  }

  it('equals the reference implementation', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 20_000, max: 20_040 }), (days, today) => {
        const { current, longest } = referenceStreak(days, today);
        const seconds = secondsOn(days.map(dayOf));
        expect([currentStreak(seconds, dayOf(today)), longestStreak(seconds, dayOf(today))]).toEqual([
          current,
          longest,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('misses at most one day in seven, and today does not end it', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 20_000, max: 20_040 }), (days, today) => {
        const seconds = secondsOn(days.map(dayOf));
        const morning = currentStreak(seconds, dayOf(today));
        expect(currentStreak({ ...seconds, [dayOf(today)]: 60 }, dayOf(today))).toBe(
          days.includes(today) ? morning : morning + 1,
        );
        const span = Math.ceil((morning * (DAYS_BETWEEN_FREE_DAYS + 1)) / DAYS_BETWEEN_FREE_DAYS) + 1;
        const learned = days.filter((day) => day <= today && day >= today - span);
        expect(learned.length).toBeGreaterThanOrEqual(morning);
      }),
      { numRuns: 300 },
    );
  });

  it('is never longer than the longest streak or the number of days, in any order', () => {
    const anyDay = fc.oneof(
      fc.integer({ min: 20_000, max: 20_030 }).map(dayOf),
      fc.constantFrom('', 'x', '2026-02-30', '__proto__'),
    );
    fc.assert(
      fc.property(fc.array(anyDay), fc.integer({ min: 20_000, max: 20_030 }).map(dayOf), (days, today) => {
        const current = currentStreak(secondsOn(days), today);
        const longest = longestStreak(secondsOn(days), today);
        expect(current).toBeGreaterThanOrEqual(0);
        expect(current).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(new Set(days).size);
        expect(currentStreak(secondsOn(days.toReversed()), today)).toBe(current);
      }),
      { numRuns: 300 },
    );
  });
});
