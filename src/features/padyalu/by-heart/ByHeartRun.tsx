import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../browser/newId';
import type { LearnerSummary } from '../../../domain/learner/summary';
import { byHeartTasks, lineAskedAgain } from '../../../domain/padyalu/byHeart';
import { lineStrength } from '../../../domain/padyalu/lineStrength';
import { recordOf } from '../../../domain/practice/record';
import { type Run, startRun } from '../../../domain/practice/run';
import { withActivity } from '../../../domain/progress/withActivity';
import { byHeart } from '../../../i18n/byHeart';
import { useText } from '../../../i18n/useText';
import type { Stored } from '../../../ports/documents';
import { RunView } from '../../../practice/RunView';
import { usePractice } from '../../../practice/usePractice';
import { useLearner } from '../../../state/session/session';
import { poemAddress } from '../addresses';
import { ByHeartEnd } from './ByHeartEnd';
import { RoomPage } from '../../../practice/room/Room';

type Props = {
  readonly poem: Stored<'poems'>;
  /** What was recorded before. */
  readonly known: LearnerSummary;
};

function sitting(poem: Stored<'poems'>, known: LearnerSummary, userId: string): Run {
  const tasks = byHeartTasks(poem, (line) => lineStrength(known, poem.id, line), Math.random);
  const aim = { kind: 'poem', poemId: poem.id } as const;
  const asTask = (exercise: (typeof tasks)[number]) => ({ exercise, part: null });
  return startRun({ recordId: newId(), userId, aim, tasks: tasks.map(asTask) }, Date.now());
}

/** One sitting after the other with a poem. What was left in the middle goes on by itself. */
export function ByHeartRun({ poem, known }: Props) {
  const t = useText(byHeart);
  const { id: userId } = useLearner();
  const steps = usePractice(`poem/${poem.id}`);
  const { practice } = steps;
  // As it was before the sitting on show: the shared summary takes that in as soon as it is saved.
  const [before, setBefore] = useState(known);

  const start = useEffectEvent(() => {
    if (practice.kind === 'offered') steps.resume();
    else steps.begin(sitting(poem, before, userId));
  });
  useEffect(() => start(), []);

  if (practice.kind === 'running') {
    return (
      <RunView
        run={practice.run}
        steps={steps}
        name=""
        leaving={{ to: poemAddress(poem.id), label: t('backToPoem') }}
        again={(exercise) => lineAskedAgain(poem, exercise, Math.random)}
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
          steps.begin(sitting(poem, after, userId));
        }}
      />
    </RoomPage>
  );
}
