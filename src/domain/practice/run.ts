import { beginSeen, type SeenTime, seenSinceStep, show, step } from '../activity/seenTime';
import type { AnyExercise } from '../../exercises/kinds';
import type { JudgedAnswer } from '../exercise/outcome';
import { type Aim, runModeOf } from './aim';

export type RunTask = {
  readonly exercise: AnyExercise;
  /** The key of the lesson exercise that this task completes (domain/lesson/parts), or `null`. */
  readonly part: string | null;
};

export type RunAnswer = {
  /** The index of the task. */
  readonly place: number;
  readonly given: JudgedAnswer;
  readonly seconds: number;
};

/** A list of tasks that one learner works through, as a value that can be paused, stored and resumed. */
export type Run = {
  /** The id of its record, so that it counts once however often it is sent. */
  readonly recordId: string;
  readonly userId: string;
  readonly aim: Aim;
  readonly clock: SeenTime;
  readonly tasks: readonly RunTask[];
  /** Indexes of the tasks to come; the first is the current task. */
  readonly queue: readonly number[];
  readonly answers: readonly RunAnswer[];
  /** The current task is answered and its feedback is showing. */
  readonly isAnswered: boolean;
};

/** Number of other tasks before a wrong one is repeated. */
const TASKS_BEFORE_REPEAT = 3;
/** After this many tries, a task is left for another day. */
const MAX_TRIES = 3;

export const startRun = (start: Pick<Run, 'recordId' | 'userId' | 'aim' | 'tasks'>, now: number): Run => ({
  ...start,
  clock: beginSeen(now),
  queue: start.tasks.map((_, place) => place),
  answers: [],
  isAnswered: false,
});

export const isOver = ({ queue }: Run): boolean => queue.length === 0;

/** The number of the current task, from 1. */
export const placeOf = ({ queue, tasks }: Run): number => (queue[0] ?? tasks.length - 1) + 1;

/** The number of the task at which a paused run resumes; an answered task is not shown again. */
export const resumePlace = (run: Run): number => placeOf(run.isAnswered ? { ...run, queue: run.queue.slice(1) } : run);

export const currentTask = ({ tasks, queue }: Run): RunTask | undefined =>
  queue[0] === undefined ? undefined : tasks[queue[0]];

export const answersTo = ({ answers }: Run, place: number): readonly RunAnswer[] =>
  answers.filter((answer) => answer.place === place);

/** The visible answer to the current task, if any. */
export const currentAnswer = (run: Run): RunAnswer | undefined =>
  run.isAnswered || runModeOf(run.aim) === 'changeable' ? answersTo(run, run.queue[0] ?? -1).at(-1) : undefined;

/** Whether the current task is repeated if the learner gets it wrong now. */
export const wouldComeBack = (run: Run): boolean => {
  const [place] = run.queue;
  const tries = place === undefined ? 0 : answersTo(run, place).length + (run.isAnswered ? 0 : 1);
  return runModeOf(run.aim) === 'practice' && tries < MAX_TRIES;
};

/** Answers the current task. A second answer, or one after the end, changes nothing. */
export function answerTask(run: Run, given: JudgedAnswer, now: number): Run {
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

/** Adds a task at the end, for a run whose tasks depend on its answers. */
export const withTask = (run: Run, task: RunTask): Run => ({
  ...run,
  tasks: [...run.tasks, task],
  queue: [...run.queue, run.tasks.length],
});

/** Advances to the next task if this one is answered. @param again the same question with other choices, if it repeats */
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
    queue: others.toSpliced(TASKS_BEFORE_REPEAT, 0, place),
  };
}

/** Returns to the previous task, only if answers can be changed. */
export function goBack(run: Run, now: number): Run {
  const [place = 0] = run.queue;
  if (runModeOf(run.aim) !== 'changeable' || isOver(run) || place === 0) return run;
  return { ...run, clock: step(run.clock, now), queue: [place - 1, ...run.queue] };
}

const isAllAnswered = (run: Run): boolean => run.tasks.every((_, place) => answersTo(run, place).length > 0);

/** Ends a `changeable` run from its last task. */
export const submit = (run: Run, now: number): Run =>
  runModeOf(run.aim) === 'changeable' && run.queue.length === 1 && isAllAnswered(run)
    ? { ...run, clock: step(run.clock, now), queue: [] }
    : run;

/** Ends practice early; its answers count. A quiz cannot be ended early: it stays paused. */
export const leaveRun = (run: Run, now: number): Run =>
  runModeOf(run.aim) === 'practice' && !isOver(run)
    ? { ...run, clock: step(run.clock, now), queue: [], isAnswered: false }
    : run;

/** Resumes a run. The pause does not count, and an answered task is not shown again. */
export function resumeRun(run: Run, now: number): Run {
  const shown = { ...run, clock: show({ ...run.clock, seenSince: null }, now) };
  return run.isAnswered ? advance(shown, now) : shown;
}

export const rightPlaces = ({ answers }: Run): readonly number[] => [
  ...new Set(answers.filter(({ given }) => given.isRight).map(({ place }) => place)),
];

/** Tasks that were wrong at least once, even if right in the end. */
export const missedPlaces = ({ answers }: Run): readonly number[] => [
  ...new Set(answers.filter(({ given }) => !given.isRight).map(({ place }) => place)),
];
