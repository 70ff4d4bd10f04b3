import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../browser/newId';
import { whenIdle } from '../../browser/whenIdle';
import { type Aim, slotOf } from '../../domain/practice/aim';
import { type RunTask, startRun } from '../../domain/practice/run';
import { type PracticeSteps, usePractice } from '../../practice/usePractice';
import { useLearner } from '../../state/session/session';

type Later = () => Promise<readonly RunTask[]>;
type Getting = 'ready' | 'waiting' | 'empty' | 'failed';

/** A sitting that begins by itself: with what was left in the middle, else with the tasks that are made for it. */
export function useRunPage(
  aim: Aim,
  makeTasks: () => Promise<{ readonly tasks: readonly RunTask[]; readonly later?: Later }>,
): PracticeSteps & { readonly getting: Getting; readonly startAnew: () => void } {
  const { id: userId } = useLearner();
  const steps = usePractice(slotOf(aim));
  const [getting, setGetting] = useState<Getting>('waiting');

  const add = async (later: Later | undefined) => {
    try {
      if (later) steps.add(await later());
    } catch (thrown) {
      console.warn('The end of a sitting could not be made:', thrown);
    }
  };

  const start = async () => {
    setGetting('waiting');
    try {
      const made = await makeTasks();
      const isBegun = made.tasks.length > 0;
      const tasks = isBegun ? made.tasks : ((await made.later?.()) ?? []);
      if (tasks.length > 0) steps.begin(startRun({ recordId: newId(), userId, aim, tasks }, Date.now()));
      setGetting(tasks.length > 0 ? 'ready' : 'empty');
      if (isBegun) whenIdle(() => void add(made.later));
    } catch (thrown) {
      console.warn('A sitting could not be made:', thrown);
      setGetting('failed');
    }
  };

  const open = useEffectEvent(() => {
    if (steps.practice.kind !== 'offered') return void start();
    steps.resume();
    return setGetting('ready');
  });
  useEffect(() => void open(), []);

  return { ...steps, getting, startAnew: () => void start() };
}
