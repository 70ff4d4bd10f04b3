import type { Aim } from '../../domain/practice/aim';
import { dueToday } from '../../domain/runPlanning/due';
import { MAX_REVIEWED } from '../../domain/runPlanning/todayPlan';
import { runs } from '../../i18n/runs';
import { useText } from '../../i18n/useText';
import type { Documents } from '../../ports/documents';
import { usePorts } from '../../state/session/ports';
import { type Known, LoadedLearner } from './LoadedLearner';
import { NothingDue } from './NothingDue';
import { type RunPlan, RunPage } from './RunPage';
import { tasksForItems } from './tasksForItems';

const AIM: Aim = { kind: 'review' };

const make = (documents: Documents, known: Known): Promise<RunPlan> =>
  tasksForItems(documents, dueToday(known.memory, known.today, MAX_REVIEWED), known);

/** Due items of mixed kinds, five minutes at a time. */
export default function ReviewPage() {
  const t = useText(runs);
  const { documents } = usePorts();
  return (
    <LoadedLearner>
      {(known) => (
        <RunPage
          aim={AIM}
          title={t('reviewTitle')}
          make={() => make(documents, known)}
          empty={<NothingDue known={known} />}
        />
      )}
    </LoadedLearner>
  );
}
