import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed } from './dayCounts';
import { dayNumberAt } from './dayText';
import { dayGrade } from './dayGrade';
import { itemMemory, STANDINGS, MIN_STRONG_DAYS } from './itemMemory';
import type { Days } from './memoryDocument';
import { DAYS_REMEMBERED } from './rememberedDays';
import { MAX_PAUSE_DAYS, RECALL_WHEN_DUE } from './schedule';

const FIRST = 20_000;
const right = (times = 1) => packed({ right: times, hesitant: 0, wrong: 0 });
const wrong = packed({ right: 0, hesitant: 0, wrong: 1 });
const hesitant = packed({ right: 1, hesitant: 1, wrong: 0 });

describe('a day’s grade', () => {
  const gradeOf = (ofRight: number, ofHesitant: number, ofWrong: number) =>
    dayGrade({ right: ofRight, hesitant: ofHesitant, wrong: ofWrong });

  it('is good when all answers were right and at least one was quick', () => {
    expect(gradeOf(1, 0, 0)).toBe('good');
    expect(gradeOf(5, 4, 0)).toBe('good');
  });

  it('is hard when every right answer was hesitant', () => {
    expect(gradeOf(1, 1, 0)).toBe('hard');
    expect(gradeOf(3, 3, 0)).toBe('hard');
  });

  it('is again after a wrong answer, but hard if there were three right answers per wrong one', () => {
    expect(gradeOf(0, 0, 1)).toBe('again');
    expect(gradeOf(2, 0, 1)).toBe('again');
    expect(gradeOf(3, 0, 1)).toBe('hard');
    expect(gradeOf(5, 0, 2)).toBe('again');
    expect(gradeOf(6, 6, 2)).toBe('hard');
  });

  it('is null without answers', () => expect(gradeOf(0, 0, 0)).toBeNull());
});

describe('the memory of an item', () => {
  it('is new before the first answer', () => {
    expect(itemMemory({}, FIRST)).toEqual({ dueOn: FIRST, stability: 0, retrievability: 0, standing: 'new' });
  });

  it('fades from the first day, and is due two days after one right answer', () => {
    const days = { [FIRST]: right() };
    expect(itemMemory(days, FIRST)).toMatchObject({ dueOn: FIRST + 2, retrievability: 1, standing: 'fading' });
    expect(itemMemory(days, FIRST + 1).standing).toBe('fading');
    expect(itemMemory(days, FIRST + 2).standing).toBe('due');
    expect(itemMemory(days, FIRST + 2).retrievability).toBeCloseTo(RECALL_WHEN_DUE, 1);
  });

  it('is strong after a second right answer on its due day, and lasts longer with each', () => {
    const twice = { [FIRST]: right(), [FIRST + 2]: right() };
    const { dueOn, stability, standing } = itemMemory(twice, FIRST + 3);
    expect(standing).toBe('strong');
    expect(stability).toBeGreaterThanOrEqual(MIN_STRONG_DAYS);
    expect(dueOn).toBe(FIRST + 13);
    expect(itemMemory({ ...twice, [dueOn]: right() }, dueOn).dueOn).toBe(dueOn + 46);
  });

  it('is due the next day after a wrong answer, and sooner after a hesitant one than after a quick one', () => {
    expect(itemMemory({ [FIRST]: wrong }, FIRST)).toMatchObject({ dueOn: FIRST + 1, standing: 'fading' });
    expect(itemMemory({ [FIRST]: hesitant }, FIRST).dueOn).toBe(FIRST + 1);
    const known = { [FIRST]: right(), [FIRST + 2]: right(), [FIRST + 13]: right() };
    expect(itemMemory({ ...known, [FIRST + 60]: wrong }, FIRST + 60).dueOn).toBeLessThan(FIRST + 67);
  });

  it('counts a day once, however often the item was practiced on it', () => {
    expect(itemMemory({ [FIRST]: right(20) }, FIRST + 5)).toEqual(itemMemory({ [FIRST]: right() }, FIRST + 5));
  });

  it('ignores days after today', () => {
    const days = { [FIRST]: right(), [FIRST + 2]: right() };
    expect(itemMemory(days, FIRST + 1)).toEqual(itemMemory({ [FIRST]: right() }, FIRST + 1));
    expect(itemMemory(days, FIRST + 9).stability).toBeGreaterThan(itemMemory(days, FIRST + 1).stability);
    expect(itemMemory({ 47_000: right() }, FIRST).standing).toBe('new');
  });

  it('is asked about at least twice a year', () => {
    const days = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [FIRST + at * 300, right()]));
    expect(itemMemory(days, FIRST + 2_100).dueOn).toBe(FIRST + 2_100 + MAX_PAUSE_DAYS);
  });

  const anyDays: fc.Arbitrary<Days> = fc.dictionary(
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: FIRST, max: FIRST + 400 }).map(String) },
      fc.constantFrom('x', '-3', '007', '1.5', '__proto__', '', '99999999'),
    ),
    fc.oneof(
      fc.record({ right: fc.nat(5), hesitant: fc.nat(2), wrong: fc.nat(2) }).map(packed),
      fc.constantFrom(-1, 0, 0.3, Number.NaN, Infinity, 1e300),
    ),
    { maxKeys: 12 },
  );
  const anyToday = fc.integer({ min: FIRST - 10, max: FIRST + 900 });

  it('is valid for any document content', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, today) => {
        const { dueOn, stability, retrievability, standing } = itemMemory(days, today);
        expect(Number.isInteger(dueOn)).toBe(true);
        expect(stability).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(stability)).toBe(true);
        expect(retrievability).toBeGreaterThanOrEqual(0);
        expect(retrievability).toBeLessThanOrEqual(1);
        expect(STANDINGS).toContain(standing);
        expect(standing === 'due').toBe(standing !== 'new' && dueOn <= today);
      }),
      { numRuns: 500 },
    );
  });

  it('that is not due has a recall of at least 90 percent', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, today) => {
        const { retrievability, standing } = itemMemory(days, today);
        if (standing === 'strong' || standing === 'fading')
          expect(retrievability).toBeGreaterThanOrEqual(RECALL_WHEN_DUE);
      }),
      { numRuns: 500 },
    );
  });

  it('depends neither on earlier calls nor on days before the newest eight', () => {
    fc.assert(
      fc.property(anyDays, fc.array(anyToday, { minLength: 1, maxLength: 5 }), (days, todays) => {
        const newest = Object.fromEntries(
          Object.entries(days)
            .filter(([day]) => /^[1-9]\d{0,6}$/.test(day))
            .sort(([a], [b]) => Number(b) - Number(a))
            .slice(0, DAYS_REMEMBERED),
        );
        for (const today of todays) expect(itemMemory(days, today)).toEqual(itemMemory({ ...newest }, today));
      }),
      { numRuns: 300 },
    );
  });
});

it('today is the learner’s local day', () => {
  expect(dayNumberAt(new Date(2026, 10, 15, 0, 5))).toBe(20_772);
  expect(dayNumberAt(new Date(2026, 10, 15, 23, 55))).toBe(20_772);
});
