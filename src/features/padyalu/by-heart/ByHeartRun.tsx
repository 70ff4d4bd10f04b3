import { useState } from 'react';
import type { LearnerSummary } from '../../../domain/learner/summary';
import { byHeartTasks, repeatLineExercise } from '../../../domain/padyalu/byHeart';
import { lineStrength } from '../../../domain/padyalu/lineStrength';
import { recordOf } from '../../../domain/practice/record';
import type { RunTask } from '../../../domain/practice/run';
import { withActivity } from '../../../domain/progress/withActivity';
import { byHeart } from '../../../i18n/byHeart';
import { useText } from '../../../i18n/useText';
import type { Stored } from '../../../ports/documents';
import { RunView } from '../../../practice/RunView';
import { unnumbered, useStartedRun } from '../../../practice/useStartedRun';
import { poemAddress } from '../addresses';
import { ByHeartEnd } from './ByHeartEnd';
import { RoomPage } from '../../../practice/room/Room';

type Props = {
  readonly poem: Stored<'poems'>;
  /** The summary of what was recorded before this run. */
  readonly known: LearnerSummary;
};

const tasksFor = (poem: Stored<'poems'>, known: LearnerSummary): readonly RunTask[] =>
  byHeartTasks(poem, (line) => lineStrength(known, poem.id, line), Math.random).map(unnumbered);

export function ByHeartRun({ poem, known }: Props) {
  const t = useText(byHeart);
  // The summary before the current run: the shared one includes the run as soon as it is saved.
  const [before, setBefore] = useState(known);
  const steps = useStartedRun({ kind: 'poem', poemId: poem.id }, () => tasksFor(poem, before));
  const { practice } = steps;

  if (practice.kind === 'running') {
    return (
      <RunView
        run={practice.run}
        steps={steps}
        name=""
        leaving={{ to: poemAddress(poem.id), label: t('backToPoem') }}
        again={(exercise) => repeatLineExercise(poem, exercise, Math.random)}
      />
    );
  }
  if (practice.kind !== 'over') return null;
  const after = withActivity(before, recordOf(practice.run, 0).activity);
  return (
    <RoomPage>
      <ByHeartEnd
        poem={poem}
        run={practice.run}
        known={after}
        saving={practice.saving}
        onSave={steps.saveAgain}
        onAgain={() => {
          setBefore(after);
          steps.startNew(() => tasksFor(poem, after));
        }}
      />
    </RoomPage>
  );
}
