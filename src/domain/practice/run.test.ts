import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hide, seenSeconds, show } from '../activity/seenTime';
import {
  currentAnswer,
  answerTask,
  goBack,
  advance,
  isOver,
  leaveRun,
  missedPlaces,
  placeOf,
  resumePlace,
  resumeRun,
  rightPlaces,
  type Run,
  submit,
  withTask,
  wouldComeBack,
} from './run';
import { EASY, judgedAnswerFor, HARD, LESSON, LESSON_QUIZ, runOf, START } from './runs.testing';

const answer = (run: Run, isRight: boolean, now = START + 1000) =>
  answerTask(run, judgedAnswerFor(run, run.queue[0] ?? 0, isRight), now);
const play = (run: Run, isRight: boolean) => advance(answer(run, isRight), START + 2000);

describe('practice', () => {
  it('shows feedback before the next task', () => {
    const answered = answer(runOf(LESSON), true);
    expect([answered.isAnswered, placeOf(answered), resumePlace(answered)]).toEqual([true, 1, 2]);
    expect(currentAnswer(answered)?.given.isRight).toBe(true);
    expect(answer(answered, false)).toBe(answered);
    expect(placeOf(advance(answered, START))).toBe(2);
  });

  it('does not advance without an answer', () => {
    const run = runOf(LESSON);
    expect(advance(run, START)).toBe(run);
  });

  it('repeats a wrong task after three others, with other choices', () => {
    const run = runOf(LESSON, 6);
    const [first] = run.tasks;
    if (first?.exercise.kind !== 'hear-and-pick') throw new Error('no task');
    const repeated = { ...first.exercise, task: { ...first.exercise.task, inTeluguDigits: true } };
    const missed = advance(answer(run, false), START, repeated);
    expect(missed.queue).toEqual([1, 2, 3, 0, 4, 5]);
    expect(missed.tasks[0]?.exercise).toEqual(repeated);
  });

  it('drops a task that was wrong three times', () => {
    let run = runOf(LESSON, 1);
    expect(wouldComeBack(run)).toBe(true);
    for (let tries = 0; tries < 3; tries += 1) run = play(run, false);
    expect(isOver(run)).toBe(true);
    expect([rightPlaces(run), missedPlaces(run)]).toEqual([[], [0]]);
  });

  it('that is left early is over and keeps its answers', () => {
    const left = leaveRun(play(runOf(LESSON), true), START);
    expect([isOver(left), left.answers.length]).toEqual([true, 1]);
  });
});

describe('a quiz of a lesson', () => {
  it('shows no feedback and asks each question once', () => {
    const run = answer(runOf(LESSON_QUIZ), false);
    expect([run.isAnswered, placeOf(run), resumePlace(run)]).toEqual([false, 2, 2]);
    expect(isOver(answer(answer(run, true), true))).toBe(true);
  });

  it('cannot be left early, because it stays paused', () => {
    const run = answer(runOf(LESSON_QUIZ), true);
    expect(leaveRun(run, START)).toBe(run);
  });
});

describe('a run whose tasks depend on its answers', () => {
  const first = runOf({ kind: 'placement' }, 1);
  const [task] = runOf({ kind: 'placement' }, 2).tasks.slice(1);
  if (!task) throw new Error('no task');

  it('continues with the task added after its last answer', () => {
    const answered = answer(first, false);
    expect(isOver(answered)).toBe(true);
    const next = withTask(answered, task);
    expect([isOver(next), placeOf(next), next.answers.length]).toEqual([false, 2, 1]);
    expect(isOver(answer(next, true))).toBe(true);
  });

  it('keeps its queue when a task is added', () => {
    expect(withTask(first, task).queue).toEqual([0, 1]);
    expect(JSON.parse(JSON.stringify(withTask(first, task)))).toEqual(withTask(first, task));
  });
});

describe('an easy quiz', () => {
  it('shows feedback and repeats no task', () => {
    const run = play(runOf(EASY), false);
    expect(placeOf(run)).toBe(2);
    expect(isOver(play(play(run, true), true))).toBe(true);
  });
});

describe('a medium or hard quiz', () => {
  it('allows changing answers until it is submitted', () => {
    let run = answer(runOf(HARD), false);
    run = answer(goBack(answer(advance(run, START), true), START), true);
    expect(placeOf(run)).toBe(1);
    expect(rightPlaces(run)).toEqual([0, 1]);
    expect(answer(run, true)).toBe(run);
    expect(submit(run, START)).toBe(run);
    run = advance(advance(run, START), START);
    expect(submit(run, START)).toBe(run);
    run = submit(answer(run, true), START);
    expect([isOver(run), rightPlaces(run)]).toEqual([true, [0, 1, 2]]);
    expect(answer(run, false)).toBe(run);
  });

  it('does not go back before its first question', () => {
    const run = runOf(HARD);
    expect(goBack(run, START)).toBe(run);
    expect(goBack(runOf(LESSON), START)).toEqual(runOf(LESSON));
  });
});

describe('the clock of a run', () => {
  it('counts only time while the page is visible', () => {
    const run = runOf(LESSON);
    const hidden = { ...run, clock: hide(run.clock, START + 10_000) };
    const shown = { ...hidden, clock: show(hidden.clock, START + 3_600_000) };
    const answered = answer(shown, true, START + 3_605_000);
    expect(seenSeconds(answered.clock, START + 3_605_000)).toBe(15);
  });

  it.each([
    ['forward a day', 86_400_000, 300],
    ['back an hour', -3_600_000, 0],
  ])('is correct if the system clock is set %s', (_, jump, seconds) => {
    const answered = answer(runOf(LESSON), true, START + jump);
    expect(seenSeconds(answered.clock, START + jump)).toBe(seconds);
    expect(answered.answers[0]?.seconds).toBe(seconds);
  });

  it('does not count a pause, and an answered task is not shown again after it', () => {
    const resumed = resumeRun(answer(runOf(LESSON), true), START + 86_400_000);
    expect([placeOf(resumed), seenSeconds(resumed.clock, START + 86_400_000)]).toEqual([2, 1]);
  });
});

type Step = 'right' | 'wrong' | 'on' | 'back' | 'submit' | 'resume';
const steps = fc.array(fc.constantFrom<Step>('right', 'wrong', 'on', 'back', 'submit', 'resume'), { maxLength: 60 });

const afterUserStep = (run: Run, step: Step, now: number): Run => {
  const [place = 0] = run.queue;
  switch (step) {
    case 'right':
    case 'wrong':
      return isOver(run) ? run : answerTask(run, judgedAnswerFor(run, place, step === 'right'), now);
    case 'on':
      return advance(run, now);
    case 'back':
      return goBack(run, now);
    case 'submit':
      return submit(run, now);
    case 'resume':
      return resumeRun(run, now);
  }
};

it('a run stays valid after any steps, and can be stored as JSON', () => {
  fc.assert(
    fc.property(fc.constantFrom(LESSON, LESSON_QUIZ, EASY, HARD), steps, (aim, userSteps) => {
      const end = userSteps.reduce((run, step, at) => afterUserStep(run, step, START + at * 1000), runOf(aim, 4));
      expect(JSON.parse(JSON.stringify(end))).toEqual(end);
      expect(end.queue.every((place) => place < end.tasks.length)).toBe(true);
      const isAskedOnce = aim.kind !== 'lesson';
      if (isAskedOnce) expect(end.answers.length).toBeLessThanOrEqual(end.tasks.length);
      if (isOver(end)) {
        const isAllAnswered = end.tasks.every((_, place) => end.answers.some((one) => one.place === place));
        expect(isAllAnswered).toBe(true);
        expect(afterUserStep(end, 'right', START)).toBe(end);
      }
    }),
    { numRuns: 500 },
  );
});
