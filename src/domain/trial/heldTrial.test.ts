import { describe, expect, it } from 'vitest';
import { answerTask, advance, leaveRun, type Run } from '../practice/run';
import { givenFor, runOf, START } from '../practice/runs.testing';
import { type HeldTrial, isFinished, isOutdated, NOBODY, runFor } from './heldTrial';

const HOUR_MS = 60 * 60 * 1000;

const play = (run: Run): Run => advance(answerTask(run, givenFor(run, run.queue[0] ?? 0, true), START), START);
const begun: Run = { ...runOf({ kind: 'trial' }), userId: NOBODY };
const finished = play(play(play(begun)));
const held = (keeper: HeldTrial['keeper'], run = finished): HeldTrial => ({ run, keeper });

describe('a first sitting', () => {
  it('is finished when every task was answered', () => {
    expect(isFinished(finished)).toBe(true);
    expect(isFinished(play(begun))).toBe(false);
    expect(isFinished(leaveRun(play(begun), START))).toBe(false);
  });

  it('belongs to the learner who was made for it, and to no other', () => {
    const theirs = held({ kind: 'learner', id: 'sita' });
    expect(runFor(theirs, 'sita', START)).toEqual({ ...finished, userId: 'sita' });
    expect(runFor(theirs, 'ravi', START)).toBeNull();
  });

  it('belongs to whoever signs in from its last screen', () => {
    expect(runFor(held({ kind: 'next' }), 'ravi', START)?.userId).toBe('ravi');
  });

  it('belongs to nobody who signs in elsewhere', () => {
    expect(runFor(held({ kind: 'nobody' }), 'sita', START)).toBeNull();
  });

  it('is nothing to keep before it is finished', () => {
    expect(runFor(held({ kind: 'next' }, play(begun)), 'sita', START)).toBeNull();
  });

  it('is held for a day', () => {
    const waiting = held({ kind: 'next' });
    expect(isOutdated(waiting, START + 23 * HOUR_MS)).toBe(false);
    expect(runFor(waiting, 'sita', START + 23 * HOUR_MS)).not.toBeNull();
    expect(runFor(waiting, 'sita', START + 25 * HOUR_MS)).toBeNull();
  });
});
