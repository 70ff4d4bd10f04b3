import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../browser/newId';
import { whenIdle } from '../../browser/whenIdle';
import { type Aim, slotOf } from '../../domain/practice/aim';
import { type RunTask, startRun } from '../../domain/practice/run';
import { type PracticeSteps, usePractice } from '../../practice/usePractice';
import { useLearner } from '../../state/session/session';

type Later = () => Promise<readonly RunTask[]>;
type Preparation = 'ready' | 'waiting' | 'empty' | 'failed';

/** Starts a run when its page opens: the paused one, or else a new one with the planned tasks. */
export function useRunPage(
  aim: Aim,
  makeTasks: () => Promise<{ readonly tasks: readonly RunTask[]; readonly later?: Later }>,
): PracticeSteps & { readonly preparation: Preparation; readonly startNew: () => void } {
  const { id: userId } = useLearner();
  const steps = usePractice(slotOf(aim));
  const [preparation, setPreparation] = useState<Preparation>('waiting');

  const add = async (later: Later | undefined) => {
    try {
      if (later) steps.add(await later());
    } catch (thrown) {
      console.warn('The last tasks of the run could not be made:', thrown);
    }
  };

  const start = async () => {
    setPreparation('waiting');
    try {
      const plan = await makeTasks();
      const hasTasks = plan.tasks.length > 0;
      const tasks = hasTasks ? plan.tasks : ((await plan.later?.()) ?? []);
      if (tasks.length > 0) steps.begin(startRun({ recordId: newId(), userId, aim, tasks }, Date.now()));
      setPreparation(tasks.length > 0 ? 'ready' : 'empty');
      if (hasTasks) whenIdle(() => void add(plan.later));
    } catch (thrown) {
      console.warn('The run could not be made:', thrown);
      setPreparation('failed');
    }
  };

  const open = useEffectEvent(() => {
    if (steps.practice.kind !== 'offered') return void start();
    steps.resume();
    return setPreparation('ready');
  });
  useEffect(() => void open(), []);

  return { ...steps, preparation, startNew: () => void start() };
}
