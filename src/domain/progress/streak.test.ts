import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { calendarDay } from '../activity/calendarDay';
import { dayNumber, dayOf, weekdayOf } from './calendar';
import { currentStreak, longestStreak } from './streak';

const secondsOn = (days: readonly string[]) => Object.fromEntries(days.map((day) => [day, 60]));

describe('a day of the calendar', () => {
  it.each(['', '2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'constructor', '2026-11-15T00:00', '0000-00-00'])(
    'is not %j',
    (name) => expect(dayNumber(name)).toBeNull(),
  );

  it('has a number that leads back to it, and the next day has the next', () => {
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

  it('still stands in the morning after, and is over a day later', () => {
    const days = secondsOn(['2026-11-13', '2026-11-14']);
    expect(currentStreak(days, '2026-11-15')).toBe(2);
    expect(currentStreak(days, '2026-11-16')).toBe(0);
  });

  it('goes on over the ends of months and years, and over a leap day', () => {
    expect(currentStreak(secondsOn(['2027-12-31', '2028-01-01']), '2028-01-01')).toBe(2);
    expect(currentStreak(secondsOn(['2028-02-28', '2028-02-29', '2028-03-01']), '2028-03-01')).toBe(3);
  });

  it.each([
    ['America/New_York', 2, 8, 'put forward'],
    ['America/New_York', 10, 1, 'put back'],
    ['Europe/London', 2, 29, 'put forward'],
    ['Asia/Kolkata', 2, 29, 'left alone'],
  ])('in %s goes on over the night of month %d, day %d, when clocks are %s', (zone, month, date) => {
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

  it('was tried in zones that do change their clocks', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const noon = (month: number, date: number) => new Date(2026, month, date, 12).getTime();
    expect((noon(2, 8) - noon(2, 7)) / 3_600_000).toBe(23);
    expect((noon(10, 1) - noon(9, 31)) / 3_600_000).toBe(25);
    vi.unstubAllEnvs();
  });

  it('takes a flight round the world: a day learned twice is one, a day that never was is missed', () => {
    expect(currentStreak(secondsOn(['2026-11-14', '2026-11-14', '2026-11-15']), '2026-11-15')).toBe(2);
    expect(currentStreak(secondsOn(['2026-11-13', '2026-11-15']), '2026-11-15')).toBe(1);
  });

  it('does not know days after today: the clock was wrong', () => {
    expect(currentStreak(secondsOn(['2026-11-14', '2026-11-15', '2031-01-01']), '2026-11-15')).toBe(2);
    expect(currentStreak(secondsOn(['2031-01-01']), '2026-11-15')).toBe(0);
  });

  it('of the past is remembered as the longest', () => {
    const days = secondsOn(['2026-10-01', '2026-10-02', '2026-10-03', '2026-11-15']);
    expect(longestStreak(days, '2026-11-15')).toBe(3);
    expect(currentStreak(days, '2026-11-15')).toBe(1);
  });

  it('is never longer than the longest, nor than the days there are, in any order of them', () => {
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
      { numRuns: 2000 },
    );
  });
});
