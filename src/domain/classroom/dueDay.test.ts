import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../progress/calendar';
import { dueWording, offeredDays, openSince } from './dueDay';

// A Monday.
const TODAY = '2026-11-16';

test('a due day is worded the way people say it', () => {
  expect(dueWording('2026-11-14', TODAY)).toEqual({ kind: 'late', days: 2 });
  expect(dueWording(TODAY, TODAY)).toEqual({ kind: 'today' });
  expect(dueWording('2026-11-17', TODAY)).toEqual({ kind: 'tomorrow' });
  expect(dueWording('2026-11-20', TODAY)).toEqual({ kind: 'weekday', weekday: 4 });
  expect(dueWording('2026-11-23', TODAY)).toEqual({ kind: 'date', day: '2026-11-23' });
  expect(dueWording('soon', TODAY)).toEqual({ kind: 'date', day: 'soon' });
});

test('a teacher can choose today, tomorrow and two Fridays, each once and in order', () => {
  expect(offeredDays(TODAY)).toEqual(['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-27']);
  expect(offeredDays('2026-11-20')).toEqual(['2026-11-20', '2026-11-21', '2026-11-27']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (number) => {
      const days = offeredDays(dayOf(number));
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.every((day) => day >= dayOf(number))).toBe(true);
    }),
  );
});

test('an assignment can still be completed three weeks after its due day', () => {
  expect(openSince('2026-11-22')).toBe('2026-11-01');
});
