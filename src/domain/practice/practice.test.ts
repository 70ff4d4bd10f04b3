import { describe, expect, it } from 'vitest';
import { afterSaving, afterStep, resumed, NO_PRACTICE, offering, running } from './practice';
import { answerTask, leaveRun } from './run';
import { judgedAnswerFor, LESSON, LESSON_QUIZ, runOf, START } from './runs.testing';

const answered = answerTask(runOf(LESSON_QUIZ), judgedAnswerFor(runOf(LESSON_QUIZ), 0, true), START);

describe('practice on a screen', () => {
  it('offers to resume a paused run, but not one without answers', () => {
    expect(offering(answered)).toEqual({ kind: 'offered', run: answered });
    expect(offering(runOf(LESSON_QUIZ))).toBe(NO_PRACTICE);
    expect(offering(null)).toBe(NO_PRACTICE);
    expect(resumed(offering(answered), START)).toMatchObject({ kind: 'running' });
  });

  it('is over and saving after the step that ends the run', () => {
    const one = running(runOf(LESSON, 1));
    expect(afterStep(one, (run) => run)).toBe(one);
    expect(afterStep(one, (run) => leaveRun(run, START))).toMatchObject({ kind: 'over', saving: 'saving' });
  });

  it('ignores a late save result of another run', () => {
    const over = afterStep(running({ ...runOf(LESSON, 1), recordId: 'second' }), (run) => leaveRun(run, START));
    expect(afterSaving(over, 'first', 'saved')).toBe(over);
    expect(afterSaving(over, 'second', 'failed')).toMatchObject({ kind: 'over', saving: 'failed' });
    expect(afterSaving(running(runOf(LESSON)), 'r1', 'saved')).toMatchObject({ kind: 'running' });
  });
});
