import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../content/modules';
import { lessonsToday } from './lessonsToday';
import { todayCard } from './todayCard';

const today = '2026-11-15';
const [next] = lessonsToday(MODULES, []);
const card = (secondsByDay: Readonly<Record<string, number>>, { activities = 3, dailyMinutes = 10 } = {}) =>
  todayCard({ summary: { activities, secondsByDay }, today, dailyMinutes, next, due: null });

describe('the card for today', () => {
  it('shows the full daily goal if nothing was done today', () => {
    expect(card({}, { activities: 0 })).toMatchObject({ state: 'fresh', goalMinutes: 10, minutesLeft: 10, due: 0 });
    expect(card({ '2026-11-14': 900 })).toMatchObject({ state: 'open', minutesDone: 0, minutesLeft: 10 });
  });

  it('shows the minutes left, even after less than a minute of practice', () => {
    expect(card({ [today]: 240 })).toMatchObject({ state: 'begun', minutesDone: 4, minutesLeft: 6 });
    expect(card({ [today]: 5 })).toMatchObject({ state: 'begun', minutesDone: 0, minutesLeft: 10 });
  });

  it('is done when the goal is reached or exceeded', () => {
    expect(card({ [today]: 300 }, { dailyMinutes: 5 })).toMatchObject({ state: 'done', minutesLeft: 0 });
    expect(card({ [today]: 5000 })).toMatchObject({ state: 'done', minutesDone: 83, minutesLeft: 0 });
  });

  it('shows the next lesson, and the number of due items if known', () => {
    expect(card({}).next?.lesson.id).toBe('vowels');
    const without = todayCard({
      summary: { activities: 1, secondsByDay: {} },
      today,
      dailyMinutes: 5,
      next: undefined,
      due: 6,
    });
    expect(without).toMatchObject({ next: null, due: 6 });
  });

  it('never shows less than 0 minutes or more than the goal', () => {
    fc.assert(
      fc.property(fc.nat(86_400), fc.constantFrom(5, 10, 15), (seconds, dailyMinutes) => {
        const { minutesLeft, state } = card({ [today]: seconds }, { dailyMinutes });
        expect(minutesLeft).toBeGreaterThanOrEqual(0);
        expect(minutesLeft).toBeLessThanOrEqual(dailyMinutes);
        expect(state === 'done').toBe(minutesLeft === 0);
      }),
    );
  });
});
