import { describe, expect, it } from 'vitest';
import { answerTask, advance, leaveRun, type Run } from '../practice/run';
import { judgedAnswerFor, runOf, START } from '../practice/runs.testing';
import { type HeldTrial, isFinished, isOutdated, NOBODY, runFor } from './heldTrial';

const HOUR_MS = 60 * 60 * 1000;

const play = (run: Run): Run => advance(answerTask(run, judgedAnswerFor(run, run.queue[0] ?? 0, true), START), START);
const started: Run = { ...runOf({ kind: 'trial' }), userId: NOBODY };
const finished = play(play(play(started)));
const heldTrial = (keeper: HeldTrial['keeper'], run = finished): HeldTrial => ({ run, keeper });

describe('a trial run', () => {
  it('is finished when every task was answered', () => {
    expect(isFinished(finished)).toBe(true);
    expect(isFinished(play(started))).toBe(false);
    expect(isFinished(leaveRun(play(started), START))).toBe(false);
  });

  it('belongs only to the learner created for it', () => {
    const theirs = heldTrial({ kind: 'learner', id: 'sita' });
    expect(runFor(theirs, 'sita', START)).toEqual({ ...finished, userId: 'sita' });
    expect(runFor(theirs, 'ravi', START)).toBeNull();
  });

  it('belongs to the person who signs in from its last screen', () => {
    expect(runFor(heldTrial({ kind: 'next' }), 'ravi', START)?.userId).toBe('ravi');
  });

  it('does not belong to a person who signs in elsewhere', () => {
    expect(runFor(heldTrial({ kind: 'nobody' }), 'sita', START)).toBeNull();
  });

  it('cannot be saved before it is finished', () => {
    expect(runFor(heldTrial({ kind: 'next' }, play(started)), 'sita', START)).toBeNull();
  });

  it('expires after a day', () => {
    const trial = heldTrial({ kind: 'next' });
    expect(isOutdated(trial, START + 23 * HOUR_MS)).toBe(false);
    expect(runFor(trial, 'sita', START + 23 * HOUR_MS)).not.toBeNull();
    expect(runFor(trial, 'sita', START + 25 * HOUR_MS)).toBeNull();
  });
});
