import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../browser/newId';
import type { AnyExercise } from '../exercises/kinds';
import { type Aim, slotOf } from '../domain/practice/aim';
import { type RunTask, startRun } from '../domain/practice/run';
import { useLearner } from '../state/session/session';
import { type PracticeSteps, usePractice } from './usePractice';

/** A task that is not one of a lesson's numbered exercises. */
export const unnumbered = (exercise: AnyExercise): RunTask => ({ exercise, part: null });

type StartedRun = PracticeSteps & {
  readonly startNew: (makeTasks?: () => readonly RunTask[]) => void;
  /** True if no task could be made. */
  readonly isEmpty: boolean;
};

/** Starts a run when its page opens: the paused run, unless `isAlwaysNew`, or else a new one with these tasks. */
export function useStartedRun(aim: Aim, makeTasks: () => readonly RunTask[], isAlwaysNew = false): StartedRun {
  const { id: userId } = useLearner();
  const steps = usePractice(slotOf(aim));
  const [isEmpty, setEmpty] = useState(false);

  const startNew = (make = makeTasks) => {
    const tasks = make();
    setEmpty(tasks.length === 0);
    if (tasks.length > 0) steps.begin(startRun({ recordId: newId(), userId, aim, tasks }, Date.now()));
  };
  const start = useEffectEvent(() => {
    if (steps.practice.kind === 'offered' && !isAlwaysNew) steps.resume();
    else startNew();
  });
  useEffect(() => start(), []);

  return { ...steps, startNew, isEmpty };
}
