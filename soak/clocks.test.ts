// Clocks that jump and pages left open: every step is capped, and only time that was seen counts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginSearch, endSearch, searchActivity } from '../src/domain/activity/learningSession';
import { whenOf } from '../src/domain/activity/activity';
import { hide, type SeenTime, seenSeconds, show, step, beginSeen } from '../src/domain/activity/seenTime';
import { runModeOf, type Aim } from '../src/domain/practice/aim';
import { recordOf } from '../src/domain/practice/record';
import { answerTask, advance, isOver, leaveRun, resumeRun, type Run, submit } from '../src/domain/practice/run';
import { EASY, givenFor, HARD, LESSON, LESSON_QUIZ, runOf } from '../src/domain/practice/runs.testing';
import { runs } from './runs';

/** The longest that one step may count (domain/activity/seenTime). */
const CAP_S = 300;

/** A step of the clock: a second or two as a rule, and jumps of hours, years and backwards. */
const tick = fc.oneof(
  { weight: 4, arbitrary: fc.nat(5_000) },
  fc.constantFrom(
    -3_600_000,
    3_600_000,
    -86_400_000 * 400,
    1_794_740_400_000,
    -1_794_740_400_000,
    8_640_000_000_000_000,
    NaN,
  ),
);
const deed = fc.constantFrom('answer', 'go on', 'hide', 'show', 'reload') as fc.Arbitrary<
  'answer' | 'go on' | 'hide' | 'show' | 'reload'
>;
const steps = fc.array(fc.record({ tick, deed }), { maxLength: 30 });

const AIMS: readonly Aim[] = [
  EASY,
  HARD,
  LESSON,
  LESSON_QUIZ,
  { kind: 'today' },
  { kind: 'poem', poemId: 'uppu' },
  { kind: 'trial' },
];
const turned = (run: Run, turn: (seen: SeenTime, now: number) => SeenTime, now: number): Run => ({
  ...run,
  clock: turn(run.clock, now),
});

function after(run: Run, what: 'answer' | 'go on' | 'hide' | 'show' | 'reload', now: number): Run {
  switch (what) {
    case 'answer':
      return isOver(run) ? run : answerTask(run, givenFor(run, run.queue[0] ?? 0, true), now);
    case 'go on':
      return runModeOf(run.aim) === 'changeable' ? submit(advance(run, now), now) : advance(run, now);
    case 'hide':
      return turned(run, hide, now);
    case 'show':
      return turned(run, show, now);
    case 'reload':
      return isOver(run) ? run : resumeRun(run, now);
  }
}

describe('a clock that jumps', () => {
  it.each(AIMS)('inside %j never counts more than a cap for each step, nor less than nothing', (aim) => {
    fc.assert(
      fc.property(steps, (list) => {
        let now = 1_763_200_000_000;
        let run = runOf(aim);
        for (const { tick: by, deed: what } of list) {
          now = Number.isNaN(by) ? now : now + by;
          run = after(run, what, now);
        }
        const { activity } = recordOf(leaveRun(run, now), now);
        expect(activity.secondsSpent).toBeGreaterThanOrEqual(0);
        expect(activity.secondsSpent).toBeLessThanOrEqual((list.length + 1) * CAP_S);
        expect(activity.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        for (const { seconds } of run.answers) expect(seconds).toBeLessThanOrEqual(CAP_S);
      }),
      runs(),
    );
  });

  it('inside a search counts at most the cap, and the day is one', () => {
    fc.assert(
      fc.property(fc.array(tick, { minLength: 1, maxLength: 10 }), (ticks) => {
        let now = 1_763_200_000_000;
        let search = beginSearch('river', now);
        for (const by of ticks) {
          now = Number.isNaN(by) ? now : now + by;
          search = show(hide(search, now), now);
        }
        const session = endSearch(search, 'sita', now);
        expect(session.timeSpentSeconds).toBeLessThanOrEqual((ticks.length + 1) * CAP_S);
        expect(searchActivity(session).day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }),
      runs(),
    );
  });

  it('counts nothing while the page cannot be seen', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(fc.nat(10_000_000), { maxLength: 5 }), (away, ticks) => {
        const seen = ticks.reduce((hidden, by) => step(hidden, by), hide(beginSeen(0), 5_000));
        expect(seenSeconds(show(seen, 5_000 + away), 5_000 + away)).toBe(5);
      }),
      runs(),
    );
  });

  it.each([NaN, Infinity, -Infinity, 253_402_300_800_000, 8.64e15, -1])('at %d has a day all the same', (moment) => {
    expect(whenOf('sita', moment, 1)).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  });
});
