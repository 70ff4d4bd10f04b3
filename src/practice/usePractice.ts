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
  /** More tasks at the end of what is running. */
  readonly add: (tasks: readonly RunTask[]) => void;
  /** With the run that is offered. */
  readonly resume: () => void;
  readonly giveUp: () => void;
  /** Each of these says whether it changed anything: of two quick clicks, the second one does not. */
  readonly answer: (given: Given) => boolean;
  readonly next: (again?: AnyExercise) => boolean;
  readonly previous: () => boolean;
  readonly submit: () => boolean;
  /** Ends practice where it is; what was answered counts. */
  readonly leave: () => boolean;
  readonly saveAgain: () => void;
  /** Back to the beginning, ready for another one. */
  readonly close: () => void;
};

/** What an answer leads to, in a run whose tasks follow from its answers; `null` when there is nothing more to ask. */
type Follow = (run: Run) => RunTask | null;

function answered(run: Run, given: Given, follow: Follow | undefined): Run {
  const next = answerTask(run, given, Date.now());
  const task = next !== run && isOver(next) ? follow?.(next) : null;
  return task ? withTask(next, task) : next;
}

/** Where a run is kept while it goes on, and what becomes of it when it is over. */
export type RunHome = {
  /** The run that was left. */
  readonly kept: () => Run | null;
  readonly keep: (run: Run) => void;
  readonly forget: (run: Run) => void;
  /** Has it in safety at once, and says later whether it is stored. */
  readonly record: (run: Run) => Promise<Saving>;
};

const homeOf = (documents: Documents, userId: string, slot: string): RunHome => ({
  kept: () => pausedRun(userId, slot),
  keep: pauseRun,
  forget: forgetPausedRun,
  record: async (run) => {
    const { activity, result } = recordOf(run, Date.now());
    const also = result && ({ collection: 'quizResults', data: result } as const);
    const saving = recordActivity(documents, { id: run.recordId, activity, also });
    // It waits as a record from here on, wherever the learner goes.
    forgetPausedRun(run);
    return (await saving) ?? 'failed';
  },
});

/** One run of the signed-in learner. The one in this slot that was left is offered. */
export function usePractice(slot: string, follow?: Follow): PracticeSteps {
  const { documents } = usePorts();
  const { id: userId } = useLearner();
  return usePracticeAt(
    useMemo(() => homeOf(documents, userId, slot), [documents, userId, slot]),
    follow,
  );
}

/** A store that takes longer is told of. */
const SLOW_MS = 1_000;

/** In a ref: a change of the language must not end the run. */
function useTellSaving() {
  const t = useText(exercises);
  const showToast = useToast();
  const tell = useRef(() => {});
  useEffect(() => {
    tell.current = () => showToast({ message: t('saving') });
  }, [showToast, t]);
  return tell;
}

/** One run from its start to its end, kept after every step. By itself only where nobody is signed in: a run there has no learner. */
export function usePracticeAt(home: RunHome, follow?: Follow): PracticeSteps {
  const [practice, setPractice] = useState<Practice>(() => offering(home.kept()));
  const tellSaving = useTellSaving();
  // Two clicks may come before React draws again: the second one must see what the first one did.
  const current = useRef(practice);

  const become = useCallback(
    (next: Practice) => {
      if (next.kind === 'running') home.keep(next.run);
      current.current = next;
      setPractice(next);
    },
    [home],
  );

  const save = useCallback(
    async (run: Run) => {
      const saving = await home.record(run);
      become(afterSaving(current.current, run.recordId, saving));
    },
    [home, become],
  );

  // The last task stays on show until the run is stored: who sees the end may close the tab at once.
  const end = useCallback(
    (over: Extract<Practice, { kind: 'over' }>) => {
      current.current = over;
      const slow = setTimeout(() => tellSaving.current(), SLOW_MS);
      void save(over.run).finally(() => clearTimeout(slow));
    },
    [save, tellSaving],
  );

  const take = useCallback(
    (change: (run: Run) => Run): boolean => {
      const before = current.current;
      const after = afterStep(before, change);
      if (after === before) return false;
      if (after.kind === 'over') end(after);
      else become(after);
      return true;
    },
    [become, end],
  );

  const leave = useCallback((): boolean => {
    const left = current.current;
    // What was not begun leaves nothing behind.
    if (left.kind === 'running' && left.run.answers.length === 0) {
      home.forget(left.run);
      become(NO_PRACTICE);
      return true;
    }
    return take((run) => leaveRun(run, Date.now()));
  }, [home, become, take]);
  // Another screen is opened: practice ends where it is. A tab that is closed keeps it instead.
  useEffect(() => () => void leave(), [leave]);

  const isRunning = practice.kind === 'running';
  const turn = useEffectEvent(() => {
    const now = Date.now();
    take((run) => ({ ...run, clock: (document.hidden ? hide : show)(run.clock, now) }));
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
    begin: (run) => become(running(run)),
    add: (tasks) => void take((run) => tasks.reduce(withTask, run)),
    resume: () => {
      const gone = resumed(current.current, Date.now());
      if (gone.kind === 'over') end(gone);
      else become(gone);
    },
    giveUp: () => {
      if (current.current.kind !== 'none') home.forget(current.current.run);
      become(NO_PRACTICE);
    },
    answer: (given) => take((run) => answered(run, given, follow)),
    next: (again) => take((run) => advance(run, Date.now(), again)),
    previous: () => take((run) => goBack(run, Date.now())),
    submit: () => take((run) => submit(run, Date.now())),
    leave,
    saveAgain: () => {
      const over = current.current;
      if (over.kind !== 'over') return;
      become({ ...over, saving: 'saving' });
      void save(over.run);
    },
    close: () => become(NO_PRACTICE),
  };
}
