import { afterEach, describe, expect, it } from 'vitest';
import { readStored, storedKeys, writeStored } from '../../browser/storage';
import { answerTask, advance, type Run } from '../../domain/practice/run';
import { EASY, judgedAnswerFor, HARD, LESSON, LESSON_QUIZ, runOf, START } from '../../domain/practice/runs.testing';
import { forgetLearnersKeys } from '../../browser/storage';
import { forgetPausedRun, pauseRun, pausedRun } from './pausedRuns';
import { recordAbandonedRuns } from './abandonedRuns';

const outbox = () => storedKeys('unsent:sita:').map((key): unknown => JSON.parse(readStored(key) ?? 'null'));

afterEach(() => forgetLearnersKeys('sita'));

const answered = (run: Run): Run => advance(answerTask(run, judgedAnswerFor(run, 0, true), START + 5000), START + 5000);

describe('a paused run', () => {
  it.each([LESSON, LESSON_QUIZ, EASY, HARD])('for %j is restored as it was', (aim) => {
    const run = answered(runOf(aim));
    pauseRun(run);
    const slot =
      aim.kind === 'lesson' ? 'lesson/consonants' : aim.kind === 'lesson-quiz' ? 'lesson-quiz/consonants/2' : aim.kind;
    expect(pausedRun('sita', slot)).toEqual(run);
    expect(pausedRun('ravi', slot)).toBeNull();
    forgetPausedRun(run);
    expect(pausedRun('sita', slot)).toBeNull();
  });

  it('does not overwrite another one of its slot; the one started last is offered', () => {
    const first = answered(runOf(EASY));
    const later = { ...first, recordId: 'r2', clock: { ...first.clock, startedAt: START + 9 } };
    pauseRun(later);
    pauseRun(first);
    expect(pausedRun('sita', 'easy')?.recordId).toBe('r2');
    forgetPausedRun(later);
    expect(pausedRun('sita', 'easy')?.recordId).toBe('r1');
  });

  it.each([
    ['nothing', 'null'],
    ['incomplete JSON', '{"recordId"'],
    ['another shape', JSON.stringify({ ...runOf(EASY), tasks: [] })],
    ['the index of a missing task', JSON.stringify({ ...runOf(EASY), queue: [7] })],
    [
      'a task without its options',
      JSON.stringify({ ...runOf(EASY), tasks: [{ exercise: { kind: 'pick-translation' }, part: null }] }),
    ],
    ['somebody else’s run', JSON.stringify({ ...runOf(EASY), userId: 'ravi' })],
  ])('is ignored if %s is stored', (_, stored) => {
    writeStored('run:sita:easy:r1', stored);
    expect(pausedRun('sita', 'easy')).toBeNull();
  });
});

describe('practice in a closed tab', () => {
  it('counts its answers once it is abandoned', () => {
    pauseRun(answered(runOf(LESSON)));
    recordAbandonedRuns('sita', START + 60_000);
    expect(outbox()).toEqual([]);
    recordAbandonedRuns('sita', START + 3_600_000);
    expect(outbox()).toMatchObject([{ id: 'r1', activity: { kind: 'practice', tasksDone: 1, secondsSpent: 5 } }]);
    expect(pausedRun('sita', 'lesson/consonants')).toBeNull();
  });

  it('leaves quizzes paused', () => {
    pauseRun(answered(runOf(EASY)));
    recordAbandonedRuns('sita', START + 86_400_000);
    expect(pausedRun('sita', 'easy')).not.toBeNull();
  });
});
