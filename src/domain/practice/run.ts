import { beginSeen, type SeenTime, seenSinceStep, show, step } from '../activity/seenTime';
import type { AnyExercise } from '../../exercises/kinds';
import type { Given } from '../exercise/outcome';
import { type Aim, runModeOf } from './aim';

export type RunTask = {
  readonly exercise: AnyExercise;
  /** The exercise of a lesson that is done with it, by its key (domain/lesson/parts); `null` where it is none. */
  readonly part: string | null;
};

export type RunAnswer = {
  /** Which task, from 0. */
  readonly place: number;
  readonly given: Given;
  readonly seconds: number;
};

/** Tasks on their way, as a value that can be kept and gone on with. It belongs to one learner. */
export type Run = {
  /** Under which it is recorded: however often it is sent, it counts once. */
  readonly recordId: string;
  readonly userId: string;
  readonly aim: Aim;
  readonly clock: SeenTime;
  readonly tasks: readonly RunTask[];
  /** The places of tasks still to come. The first of them is on show. */
  readonly queue: readonly number[];
  readonly answers: readonly RunAnswer[];
  /** Whether the task on show was answered, and what the answer was worth is to be read now. */
  readonly isAnswered: boolean;
};

/** How many others come before one that was wrong comes back. */
const OTHERS_BETWEEN = 3;
/** After so many tries it is left for another day. */
const MAX_TRIES = 3;

export const startRun = (begun: Pick<Run, 'recordId' | 'userId' | 'aim' | 'tasks'>, now: number): Run => ({
  ...begun,
  clock: beginSeen(now),
  queue: begun.tasks.map((_, place) => place),
  answers: [],
  isAnswered: false,
});

export const isOver = ({ queue }: Run): boolean => queue.length === 0;

/** Which task is on show, from 1. */
export const placeOf = ({ queue, tasks }: Run): number => (queue[0] ?? tasks.length - 1) + 1;

/** Where a run that was left goes on: what was answered then is not shown again. */
export const resumePlace = (run: Run): number => placeOf(run.isAnswered ? { ...run, queue: run.queue.slice(1) } : run);

export const currentTask = ({ tasks, queue }: Run): RunTask | undefined =>
  queue[0] === undefined ? undefined : tasks[queue[0]];

export const answersTo = ({ answers }: Run, place: number): readonly RunAnswer[] =>
  answers.filter((answer) => answer.place === place);

/** The answer to the task on show, where it was given one that can still be seen. */
export const currentAnswer = (run: Run): RunAnswer | undefined =>
  run.isAnswered || runModeOf(run.aim) === 'changeable' ? answersTo(run, run.queue[0] ?? -1).at(-1) : undefined;

/** Whether the task on show, if it is wrong this time, comes back. */
export const wouldComeBack = (run: Run): boolean => {
  const [place] = run.queue;
  const tries = place === undefined ? 0 : answersTo(run, place).length + (run.isAnswered ? 0 : 1);
  return runModeOf(run.aim) === 'practice' && tries < MAX_TRIES;
};

/** Answers the task on show. What makes no sense changes nothing: a second answer, anything after the end. */
export function answerTask(run: Run, given: Given, now: number): Run {
  const [place, ...others] = run.queue;
  if (place === undefined || !run.tasks[place]) return run;
  const mode = runModeOf(run.aim);
  const before = answersTo(run, place);
  const answer = { place, given, seconds: Math.round(seenSinceStep(run.clock, now) / 1000) };
  const clock = step(run.clock, now);
  if (mode === 'changeable') {
    if (before.at(-1)?.given.id === given.id) return run;
    const other = run.answers.filter((one) => one.place !== place);
    return { ...run, clock, answers: [...other, answer].toSorted((a, b) => a.place - b.place) };
  }
  if (run.isAnswered) return run;
  const answered = { ...run, clock, answers: [...run.answers, answer] };
  return mode === 'silent' ? { ...answered, queue: others } : { ...answered, isAnswered: true };
}

/** One task more at the end, for a run whose tasks follow from its answers. */
export const withTask = (run: Run, task: RunTask): Run => ({
  ...run,
  tasks: [...run.tasks, task],
  queue: [...run.queue, run.tasks.length],
});

/** Goes on to the next task, once this one is answered. @param again the same question with other options, if it comes back */
export function advance(run: Run, now: number, again?: AnyExercise): Run {
  const [place, ...others] = run.queue;
  const answer = currentAnswer(run);
  if (place === undefined || !answer) return run;
  const clock = step(run.clock, now);
  const next = { ...run, clock, isAnswered: false };
  if (runModeOf(run.aim) === 'changeable') return others.length === 0 ? run : { ...next, queue: others };
  if (answer.given.isRight || !wouldComeBack(run)) return { ...next, queue: others };
  const task = run.tasks[place];
  return {
    ...next,
    tasks: task && again ? run.tasks.with(place, { ...task, exercise: again }) : run.tasks,
    queue: others.toSpliced(OTHERS_BETWEEN, 0, place),
  };
}

/** Back to the task before, where answers can be changed. */
export function goBack(run: Run, now: number): Run {
  const [place = 0] = run.queue;
  if (runModeOf(run.aim) !== 'changeable' || isOver(run) || place === 0) return run;
  return { ...run, clock: step(run.clock, now), queue: [place - 1, ...run.queue] };
}

const isAllAnswered = (run: Run): boolean => run.tasks.every((_, place) => answersTo(run, place).length > 0);

/** From the last task of those whose answers can be changed. */
export const submit = (run: Run, now: number): Run =>
  runModeOf(run.aim) === 'changeable' && run.queue.length === 1 && isAllAnswered(run)
    ? { ...run, clock: step(run.clock, now), queue: [] }
    : run;

/** Ends practice before its end: what was answered counts. A quiz cannot be left so; it waits. */
export const leaveRun = (run: Run, now: number): Run =>
  runModeOf(run.aim) === 'practice' && !isOver(run)
    ? { ...run, clock: step(run.clock, now), queue: [], isAnswered: false }
    : run;

/** Gone on with after a pause that does not count. What was answered before it is not shown again. */
export function resumeRun(run: Run, now: number): Run {
  const awake = { ...run, clock: show({ ...run.clock, seenSince: null }, now) };
  return run.isAnswered ? advance(awake, now) : awake;
}

export const rightPlaces = ({ answers }: Run): readonly number[] => [
  ...new Set(answers.filter(({ given }) => given.isRight).map(({ place }) => place)),
];

/** Tasks that were wrong at least once, right in the end or not. */
export const missedPlaces = ({ answers }: Run): readonly number[] => [
  ...new Set(answers.filter(({ given }) => !given.isRight).map(({ place }) => place)),
];
