import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { startBusy } from '../browser/busy';
import { hide, show } from '../domain/activity/seenTime';
import type { AnyExercise } from '../exercises/kinds';
import type { JudgedAnswer } from '../domain/exercise/outcome';
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
  readonly add: (tasks: readonly RunTask[]) => void;
  /** Resumes the paused run that is offered. */
  readonly resume: () => void;
  readonly giveUp: () => void;
  /** These return false if nothing changed, for example on the second of two quick clicks. */
  readonly answer: (given: JudgedAnswer) => boolean;
  readonly next: (again?: AnyExercise) => boolean;
  readonly previous: () => boolean;
  readonly submit: () => boolean;
  /** Ends the run early; the answers given so far count. */
  readonly leave: () => boolean;
  readonly saveAgain: () => void;
  readonly close: () => void;
};

/** The next task of a run whose tasks depend on its answers; `null` if there are no more. */
type Follow = (run: Run) => RunTask | null;

function answered(run: Run, given: JudgedAnswer, follow: Follow | undefined): Run {
  const next = answerTask(run, given, Date.now());
  const task = next !== run && isOver(next) ? follow?.(next) : null;
  return task ? withTask(next, task) : next;
}

/** Stores a run while it is in progress, and records it at its end. */
export type RunHome = {
  readonly paused: () => Run | null;
  readonly pause: (run: Run) => void;
  readonly forget: (run: Run) => void;
  /** Puts the run into the outbox synchronously; the promise says whether it was saved to the store. */
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
    // The outbox now holds the run, so the paused copy can be removed.
    forgetPausedRun(run);
    return (await saving) ?? 'failed';
  },
});

/** A run of the signed-in learner. A paused run of the same slot is offered. */
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
function useNotifySaving() {
  const t = useText(exercises);
  const showToast = useToast();
  const notify = useRef(() => {});
  useEffect(() => {
    notify.current = () => showToast({ message: t('saving') });
  }, [showToast, t]);
  return notify;
}

/** One run from start to end, stored after every step. Call it directly only if nobody is signed in. */
export function usePracticeAt(home: RunHome, follow?: Follow): PracticeSteps {
  const [practice, setPractice] = useState<Practice>(() => offering(home.paused()));
  const notifySaving = useNotifySaving();
  // Two clicks can happen before React renders again; the second one must see the change of the first.
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
      const slow = setTimeout(() => notifySaving.current(), SLOW_MS);
      void save(over.run).finally(() => clearTimeout(slow));
    },
    [save, notifySaving],
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
    const ending = current.current;
    // A run without an answer is dropped.
    if (ending.kind === 'running' && ending.run.answers.length === 0) {
      home.forget(ending.run);
      setCurrent(NO_PRACTICE);
      return true;
    }
    return step((run) => leaveRun(run, Date.now()));
  }, [home, setCurrent, step]);
  // Opening another screen ends the run. Closing the tab only pauses it.
  useEffect(() => () => void leave(), [leave]);

  const isRunning = practice.kind === 'running';
  const updateClock = useEffectEvent(() => {
    const now = Date.now();
    step((run) => ({ ...run, clock: (document.hidden ? hide : show)(run.clock, now) }));
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const onVisibilityChange = () => updateClock();
    document.addEventListener('visibilitychange', onVisibilityChange);
    const stopBusy = startBusy();
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      stopBusy();
    };
  }, [isRunning]);

  return {
    practice,
    begin: (run) => setCurrent(running(run)),
    add: (tasks) => void step((run) => tasks.reduce(withTask, run)),
    resume: () => {
      const next = resumed(current.current, Date.now());
      if (next.kind === 'over') end(next);
      else setCurrent(next);
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
