import { useEffect, useEffectEvent } from 'react';
import { newId } from '../../browser/newId';
import { startRun } from '../../domain/practice/run';
import { isFinished, NOBODY } from '../../domain/trial/heldTrial';
import { trialTasks } from '../../domain/trial/trialTasks';
import { trial } from '../../i18n/trial';
import { useText } from '../../i18n/useText';
import { HearingArea } from '../../practice/HearingArea';
import { RunView } from '../../practice/RunView';
import { type RunHome, usePracticeAt } from '../../practice/usePractice';
import { FirstBead } from './FirstBead';
import { trialMaterial } from './trialMaterial';
import { forgetTrial, holdTrial, visitTrial } from './visitTrial';

const freshTasks = () => trialTasks(trialMaterial, Math.random);

const newRun = () =>
  startRun({ recordId: newId(), userId: NOBODY, aim: { kind: 'trial' }, tasks: freshTasks() }, Date.now());

/** The run is stored for the visit, started or finished, until a learner claims it. */
const visit: RunHome = {
  paused: () => visitTrial()?.run ?? null,
  pause: (run) => holdTrial({ run, keeper: { kind: 'nobody' } }),
  forget: forgetTrial,
  record: (run) => {
    // A trial that was left stays paused and can be resumed.
    if (isFinished(run)) visit.pause(run);
    return Promise.resolve('waiting');
  },
};

/** Five tasks that start immediately; an interrupted run is resumed after a reload. */
export function TrialRun() {
  const t = useText(trial);
  const steps = usePracticeAt(visit);
  const { practice } = steps;

  const start = useEffectEvent(() => {
    if (practice.kind === 'offered') steps.resume();
    else steps.begin(newRun());
  });
  useEffect(() => start(), []);

  if (practice.kind === 'over') return <FirstBead run={practice.run} />;
  if (practice.kind !== 'running') return null;
  const { run } = practice;
  return (
    <HearingArea>
      <RunView
        run={run}
        steps={steps}
        name={t('name')}
        leaving={{ to: '/', label: t('leave'), onLeave: steps.giveUp }}
        again={(exercise) => freshTasks()[run.queue[0] ?? 0]?.exercise ?? exercise}
      />
    </HearingArea>
  );
}
