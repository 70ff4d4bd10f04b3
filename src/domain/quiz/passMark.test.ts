import { describe, expect, it } from 'vitest';
import { FALLBACK_REMAINING, hardestOpen, isLocked, remainingFor } from './locks';
import { masteryOf } from './mastery';
import { ratingOf } from './rating';
import { isPassed, percentageOf } from './passMark';

describe('a score', () => {
  it.each([
    [0, 5, 0],
    [2, 3, 67],
    [7, 10, 70],
    [5, 5, 100],
    [0, 0, 0],
  ])('of %i out of %i is %i percent', (right, total, percent) => expect(percentageOf(right, total)).toBe(percent));

  it('counts as passed from 70 percent on', () => {
    expect(isPassed(70)).toBe(true);
    expect(isPassed(69)).toBe(false);
  });
});

describe('the rating of an easy quiz', () => {
  it.each([
    [100, 'perfect', 100],
    [99, 'outstanding', 50],
    [90, 'outstanding', 50],
    [89, 'great', 0],
    [75, 'great', 0],
    [74, 'effort', 0],
    [0, 'effort', 0],
  ])('at %i percent is %s, with %i pieces of confetti', (percentage, rating, confetti) =>
    expect(ratingOf(percentage)).toEqual({ rating, confetti }),
  );
});

describe('the levels', () => {
  it.each([
    [0, 0, { easy: 0, medium: 3, hard: 3 }],
    [2, 0, { easy: 0, medium: 1, hard: 3 }],
    [3, 1, { easy: 0, medium: 0, hard: 2 }],
    [9, 7, { easy: 0, medium: 0, hard: 0 }],
  ])('after %i easy and %i medium quizzes passed need %o', (easy, medium, remaining) =>
    expect(remainingFor({ easy, medium })).toEqual(remaining),
  );

  it('except easy are locked if passed quizzes cannot be counted', () => {
    expect(isLocked('easy', FALLBACK_REMAINING)).toBe(false);
    expect(isLocked('medium', FALLBACK_REMAINING)).toBe(true);
    expect(isLocked('hard', FALLBACK_REMAINING)).toBe(true);
  });

  it('have a hardest unlocked one', () => {
    expect(hardestOpen(remainingFor({ easy: 0, medium: 0 }))).toBe('easy');
    expect(hardestOpen(remainingFor({ easy: 3, medium: 2 }))).toBe('medium');
    expect(hardestOpen(remainingFor({ easy: 3, medium: 3 }))).toBe('hard');
  });
});

describe('mastery', () => {
  it.each([
    [{ easy: 2, medium: 0, hard: 0 }, 'beginner'],
    [{ easy: 3, medium: 2, hard: 0 }, 'explorer'],
    [{ easy: 3, medium: 3, hard: 2 }, 'skilled'],
    [{ easy: 5, medium: 4, hard: 3 }, 'master'],
  ] as const)('after %o passed is %s', (passed, mastery) => expect(masteryOf(passed)).toBe(mastery));
});
