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

  it('does at once what waits for it when nothing runs', () => {
    const work = vi.fn<() => void>();
    whenFree(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('keeps everything waiting until the last of several exercises has ended, and then does it once, in order', () => {
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

  it('is not set free by an exercise that says twice that it has ended', () => {
    const endQuiz = startBusy();
    const endExercise = startBusy();
    endExercise();
    endExercise();
    expect(isBusy()).toBe(true);
    endQuiz();
    expect(isBusy()).toBe(false);
  });

  it('lets work wait again that finds the page busy once more, as the offer of a new version does', () => {
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

  it('tells whoever watches when it begins and when it ends', () => {
    const told: boolean[] = [];
    const stop = watchBusy(() => told.push(isBusy()));
    const end = startBusy();
    end();
    end();
    stop();
    startBusy()();
    expect(told).toEqual([true, false]);
  });
});
