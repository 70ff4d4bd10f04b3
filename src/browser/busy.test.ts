import { describe, expect, it, vi } from 'vitest';
import { isBusy, startBusy, watchBusy, whenFree } from './busy';

describe('a page that must not be interrupted', () => {
  it('is busy from the start of an exercise to its end', () => {
    expect(isBusy()).toBe(false);
    const end = startBusy();
    expect(isBusy()).toBe(true);
    end();
    expect(isBusy()).toBe(false);
  });

  it('runs work immediately when it is not busy', () => {
    const work = vi.fn<() => void>();
    whenFree(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('delays work until the last exercise has ended, then runs it once and in order', () => {
    const done: string[] = [];
    const endQuiz = startBusy();
    const endExercise = startBusy();
    whenFree(() => done.push('first'));
    whenFree(() => done.push('second'));
    endQuiz();
    expect(done).toEqual([]);
    endExercise();
    expect(done).toEqual(['first', 'second']);
    startBusy()();
    expect(done).toEqual(['first', 'second']);
  });

  it('stays busy when one exercise ends twice and another still runs', () => {
    const endQuiz = startBusy();
    const endExercise = startBusy();
    endExercise();
    endExercise();
    expect(isBusy()).toBe(true);
    endQuiz();
    expect(isBusy()).toBe(false);
  });

  it('lets work wait again when the page is busy again, as the offer of a new version does', () => {
    const offered: string[] = [];
    const offer = () => {
      if (isBusy()) whenFree(offer);
      else offered.push('new version');
    };
    let endNext = () => {};
    const endQuiz = startBusy();
    whenFree(() => {
      endNext = startBusy();
    });
    whenFree(offer);
    endQuiz();
    expect(offered).toEqual([]);
    endNext();
    expect(offered).toEqual(['new version']);
  });

  it('notifies watchers when it becomes busy and when it is free again', () => {
    const states: boolean[] = [];
    const stop = watchBusy(() => states.push(isBusy()));
    const end = startBusy();
    end();
    end();
    stop();
    startBusy()();
    expect(states).toEqual([true, false]);
  });
});
