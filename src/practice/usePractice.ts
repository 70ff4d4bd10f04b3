import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { startBusy } from '../browser/busy';
import { hide, show } from '../domain/activity/seenTime';
import type { AnyExercise } from '../exercises/kinds';
import type { Given } from '../domain/exercise/outcome';
import {
  afterSaving,
  afterStep,
  resumed,
  NO_PRACTICE,
  offering,
  type Practice,
  running,
  type Saving,
} from '../domain/practice/practice';
import { recordOf } from '../domain/practice/record';
import {
  answerTask,
  goBack,
  advance,
  isOver,
  leaveRun,
  type Run,
  type RunTask,
  submit,
  withTask,
} from '../domain/practice/run';
import { exercises } from '../i18n/exercises';
import { useText } from '../i18n/useText';
import type { Documents } from '../ports/documents';
import { usePorts } from '../state/session/ports';
import { recordActivity } from '../state/recording/recordActivity';
import { useLearner } from '../state/session/session';
import { useToast } from '../ui/messages/toastContext';
import { forgetPausedRun, pauseRun, pausedRun } from './pausedRuns/pausedRuns';

export type PracticeSteps = {
  readonly practice: Practice;
  readonly begin: (run: Run) => void;
  /** Appends tasks to the current run. */
  readonly add: (tasks: readonly RunTask[]) => void;
  /** Continues the paused run that is offered. */
  readonly resume: () => void;
  readonly giveUp: () => void;
  /** These return false when nothing changed, e.g. for the second of two quick clicks. */
  readonly answer: (given: Given) => boolean;
  readonly next: (again?: AnyExercise) => boolean;
  readonly previous: () => boolean;
  readonly submit: () => boolean;
  /** Ends the run early; the answers given so far count. */
  readonly leave: () => boolean;
  readonly saveAgain: () => void;
  readonly close: () => void;
};

/** The next task of a run whose tasks depend on its answers; `null` when there is nothing more to ask. */
type Follow = (run: Run) => RunTask | null;

function answered(run: Run, given: Given, follow: Follow | undefined): Run {
  const next = answerTask(run, given, Date.now());
  const task = next !== run && isOver(next) ? follow?.(next) : null;
  return task ? withTask(next, task) : next;
}

/** Where a run is stored while it is going on, and what happens to it at its end. */
export type RunHome = {
  readonly paused: () => Run | null;
  readonly pause: (run: Run) => void;
  readonly forget: (run: Run) => void;
  /** Puts the run into the outbox before it returns; the promise says whether it was stored. */
  readonly record: (run: Run) => Promise<Saving>;
};

const homeOf = (documents: Documents, userId: string, slot: string): RunHome => ({
  paused: () => pausedRun(userId, slot),
  pause: pauseRun,
  forget: forgetPausedRun,
  record: async (run) => {
    const { activity, result } = recordOf(run, Date.now());
    const also = result && ({ collection: 'quizResults', data: result } as const);
    const saving = recordActivity(documents, { id: run.recordId, activity, also });
    // From here on the outbox holds it, so the paused copy can go.
    forgetPausedRun(run);
    return (await saving) ?? 'failed';
  },
});

/** One run of the signed-in learner. A paused run of this slot is offered. */
export function usePractice(slot: string, follow?: Follow): PracticeSteps {
  const { documents } = usePorts();
  const { id: userId } = useLearner();
  return usePracticeAt(
    useMemo(() => homeOf(documents, userId, slot), [documents, userId, slot]),
    follow,
  );
}

/** Saving that takes longer shows a notice. */
const SLOW_MS = 1_000;

/** In a ref, because a change of language must not end the run. */
function useTellSaving() {
  const t = useText(exercises);
  const showToast = useToast();
  const tell = useRef(() => {});
  useEffect(() => {
    tell.current = () => showToast({ message: t('saving') });
  }, [showToast, t]);
  return tell;
}

/** One run from start to end, stored after every step. Use it directly only where nobody is signed in. */
export function usePracticeAt(home: RunHome, follow?: Follow): PracticeSteps {
  const [practice, setPractice] = useState<Practice>(() => offering(home.paused()));
  const tellSaving = useTellSaving();
  // Two clicks can come before React renders again; the second must see the first one's change.
  const current = useRef(practice);

  const setCurrent = useCallback(
    (next: Practice) => {
      if (next.kind === 'running') home.pause(next.run);
      current.current = next;
      setPractice(next);
    },
    [home],
  );

  const save = useCallback(
    async (run: Run) => {
      const saving = await home.record(run);
      setCurrent(afterSaving(current.current, run.recordId, saving));
    },
    [home, setCurrent],
  );

  // The last task stays visible until the run is stored, because a learner who sees the end may close the tab.
  const end = useCallback(
    (over: Extract<Practice, { kind: 'over' }>) => {
      current.current = over;
      const slow = setTimeout(() => tellSaving.current(), SLOW_MS);
      void save(over.run).finally(() => clearTimeout(slow));
    },
    [save, tellSaving],
  );

  const step = useCallback(
    (change: (run: Run) => Run): boolean => {
      const before = current.current;
      const after = afterStep(before, change);
      if (after === before) return false;
      if (after.kind === 'over') end(after);
      else setCurrent(after);
      return true;
    },
    [setCurrent, end],
  );

  const leave = useCallback((): boolean => {
    const left = current.current;
    // A run without an answer is dropped.
    if (left.kind === 'running' && left.run.answers.length === 0) {
      home.forget(left.run);
      setCurrent(NO_PRACTICE);
      return true;
    }
    return step((run) => leaveRun(run, Date.now()));
  }, [home, setCurrent, step]);
  // Opening another screen ends the run. Closing the tab does not: the run stays paused.
  useEffect(() => () => void leave(), [leave]);

  const isRunning = practice.kind === 'running';
  const turn = useEffectEvent(() => {
    const now = Date.now();
    step((run) => ({ ...run, clock: (document.hidden ? hide : show)(run.clock, now) }));
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const turned = () => turn();
    document.addEventListener('visibilitychange', turned);
    const stopBusy = startBusy();
    return () => {
      document.removeEventListener('visibilitychange', turned);
      stopBusy();
    };
  }, [isRunning]);

  return {
    practice,
    begin: (run) => setCurrent(running(run)),
    add: (tasks) => void step((run) => tasks.reduce(withTask, run)),
    resume: () => {
      const gone = resumed(current.current, Date.now());
      if (gone.kind === 'over') end(gone);
      else setCurrent(gone);
    },
    giveUp: () => {
      if (current.current.kind !== 'none') home.forget(current.current.run);
      setCurrent(NO_PRACTICE);
    },
    answer: (given) => step((run) => answered(run, given, follow)),
    next: (again) => step((run) => advance(run, Date.now(), again)),
    previous: () => step((run) => goBack(run, Date.now())),
    submit: () => step((run) => submit(run, Date.now())),
    leave,
    saveAgain: () => {
      const over = current.current;
      if (over.kind !== 'over') return;
      setCurrent({ ...over, saving: 'saving' });
      void save(over.run);
    },
    close: () => setCurrent(NO_PRACTICE),
  };
}
