import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { startBusy } from '../browser/busy';
import { hide, show } from '../domain/activity/seenTime';
import type { AnyExercise } from '../domain/exercise/kinds';
import type { Given } from '../domain/exercise/outcome';
import {
  afterSaving,
  afterStep,
  goneOnWith,
  NO_PRACTICE,
  offering,
  type Practice,
  running,
} from '../domain/practice/practice';
import { recordOf } from '../domain/practice/record';
import {
  answerTask,
  goBack,
  goOn,
  isOver,
  leaveRun,
  type Run,
  type RunTask,
  submit,
  withTask,
} from '../domain/practice/run';
import { usePorts } from '../state/ports';
import { recordActivity } from '../state/recordActivity';
import { useLearner } from '../state/session';
import { forgetRun, keepRun, keptRun } from './kept/keptRuns';

export type PracticeSteps = {
  readonly practice: Practice;
  readonly begin: (run: Run) => void;
  /** With the run that is offered. */
  readonly goOnWithIt: () => void;
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

/** One run from its start to its saved record, kept on the device after every step. The one in this slot that was left is offered. */
export function usePractice(slot: string, follow?: Follow): PracticeSteps {
  const { documents } = usePorts();
  const { id: userId } = useLearner();
  const [practice, setPractice] = useState<Practice>(() => offering(keptRun(userId, slot)));
  // Two clicks may come before React draws again: the second one must see what the first one did.
  const current = useRef(practice);

  const become = useCallback((next: Practice) => {
    if (next.kind === 'running') keepRun(next.run);
    current.current = next;
    setPractice(next);
  }, []);

  const save = useCallback(
    async (run: Run) => {
      const { recordId: id } = run;
      const { activity, result } = recordOf(run, Date.now());
      const also = result && ({ collection: 'quizResults', data: result } as const);
      const saving = recordActivity(documents, { id, activity, also });
      // It waits as a record from here on, wherever the learner goes.
      forgetRun(run);
      const saved = await saving;
      become(afterSaving(current.current, id, saved ?? 'failed'));
    },
    [documents, become],
  );

  const take = useCallback(
    (change: (run: Run) => Run): boolean => {
      const before = current.current;
      const after = afterStep(before, change);
      if (after === before) return false;
      become(after);
      if (after.kind === 'over') void save(after.run);
      return true;
    },
    [become, save],
  );

  const leave = useCallback((): boolean => {
    const left = current.current;
    // What was not begun leaves nothing behind.
    if (left.kind === 'running' && left.run.answers.length === 0) {
      forgetRun(left.run);
      become(NO_PRACTICE);
      return true;
    }
    return take((run) => leaveRun(run, Date.now()));
  }, [become, take]);
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
    goOnWithIt: () => {
      const gone = goneOnWith(current.current, Date.now());
      become(gone);
      if (gone.kind === 'over') void save(gone.run);
    },
    giveUp: () => {
      if (current.current.kind !== 'none') forgetRun(current.current.run);
      become(NO_PRACTICE);
    },
    answer: (given) => take((run) => answered(run, given, follow)),
    next: (again) => take((run) => goOn(run, Date.now(), again)),
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
