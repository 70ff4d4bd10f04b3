// The clock jumps and pages stay open: each step is capped, and only time on a visible page counts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginSearch, endSearch, searchActivity } from '../src/domain/activity/learningSession';
import { whenOf } from '../src/domain/activity/activity';
import { hide, type SeenTime, seenSeconds, show, step, beginSeen } from '../src/domain/activity/seenTime';
import { runModeOf, type Aim } from '../src/domain/practice/aim';
import { recordOf } from '../src/domain/practice/record';
import { answerTask, advance, isOver, leaveRun, resumeRun, type Run, submit } from '../src/domain/practice/run';
import { EASY, judgedAnswerFor, HARD, LESSON, LESSON_QUIZ, runOf } from '../src/domain/practice/runs.testing';
import { runs } from './runs';

/** Same as the cap in domain/activity/seenTime. */
const MAX_STEP_SECONDS = 300;

/** A clock step in ms: usually a few seconds, sometimes a jump of hours or years, forward or backward. */
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
type Action = 'answer' | 'advance' | 'hide' | 'show' | 'reload';
const actions: fc.Arbitrary<Action> = fc.constantFrom('answer', 'advance', 'hide', 'show', 'reload');
const steps = fc.array(fc.record({ tick, action: actions }), { maxLength: 30 });

const AIMS: readonly Aim[] = [
  EASY,
  HARD,
  LESSON,
  LESSON_QUIZ,
  { kind: 'today' },
  { kind: 'poem', poemId: 'uppu' },
  { kind: 'trial' },
];
const withClock = (run: Run, change: (seen: SeenTime, now: number) => SeenTime, now: number): Run => ({
  ...run,
  clock: change(run.clock, now),
});

function after(run: Run, action: Action, now: number): Run {
  switch (action) {
    case 'answer':
      return isOver(run) ? run : answerTask(run, judgedAnswerFor(run, run.queue[0] ?? 0, true), now);
    case 'advance':
      return runModeOf(run.aim) === 'changeable' ? submit(advance(run, now), now) : advance(run, now);
    case 'hide':
      return withClock(run, hide, now);
    case 'show':
      return withClock(run, show, now);
    case 'reload':
      return isOver(run) ? run : resumeRun(run, now);
  }
}

describe('a clock that jumps', () => {
  it.each(AIMS)('during %j counts at least zero and at most the cap per step', (aim) => {
    fc.assert(
      fc.property(steps, (list) => {
        let now = 1_763_200_000_000;
        let run = runOf(aim);
        for (const { tick: by, action: what } of list) {
          now = Number.isNaN(by) ? now : now + by;
          run = after(run, what, now);
        }
        const { activity } = recordOf(leaveRun(run, now), now);
        expect(activity.secondsSpent).toBeGreaterThanOrEqual(0);
        expect(activity.secondsSpent).toBeLessThanOrEqual((list.length + 1) * MAX_STEP_SECONDS);
        expect(activity.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        for (const { seconds } of run.answers) expect(seconds).toBeLessThanOrEqual(MAX_STEP_SECONDS);
      }),
      runs(),
    );
  });

  it('during a search counts at most the cap per step and gives a valid day', () => {
    fc.assert(
      fc.property(fc.array(tick, { minLength: 1, maxLength: 10 }), (ticks) => {
        let now = 1_763_200_000_000;
        let search = beginSearch('river', now);
        for (const by of ticks) {
          now = Number.isNaN(by) ? now : now + by;
          search = show(hide(search, now), now);
        }
        const session = endSearch(search, 'sita', now);
        expect(session.timeSpentSeconds).toBeLessThanOrEqual((ticks.length + 1) * MAX_STEP_SECONDS);
        expect(searchActivity(session).day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }),
      runs(),
    );
  });

  it('counts nothing while the page is hidden', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(fc.nat(10_000_000), { maxLength: 5 }), (away, ticks) => {
        const seen = ticks.reduce((hidden, by) => step(hidden, by), hide(beginSeen(0), 5_000));
        expect(seenSeconds(show(seen, 5_000 + away), 5_000 + away)).toBe(5);
      }),
      runs(),
    );
  });

  it.each([NaN, Infinity, -Infinity, 253_402_300_800_000, 8.64e15, -1])('at %d still gives a valid day', (moment) => {
    expect(whenOf('sita', moment, 1)).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  });
});
