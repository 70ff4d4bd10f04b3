import { useEffect, useEffectEvent } from 'react';
import { newId } from '../../browser/newId';
import {
  placementAnswers,
  nextTask,
  type PlacementMaterials,
  startPlacement,
} from '../../domain/placement/placementRun';
import { MAX_PLACEMENT_QUESTIONS } from '../../domain/placement/stages';
import { placement } from '../../i18n/placement';
import { useText } from '../../i18n/useText';
import { HearingArea } from '../../practice/HearingArea';
import { RunView } from '../../practice/RunView';
import { usePractice } from '../../practice/usePractice';
import { useLearner } from '../../state/session/session';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { HOME } from './addresses';
import { PlacementEnd } from './PlacementEnd';
import { useMaterials } from './useMaterials';
import { RoomPage } from '../../practice/room/Room';

export default function PlacementPage() {
  const t = useText(placement);
  const { materials, loadAgain } = useMaterials();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t('placementPageTitle')} description={t('pageDescription')} />
      {materials === 'loading' && <Spinner fullScreen label={t('loading')} />}
      {materials === 'failed' && (
        <ErrorState
          headingLevel="h1"
          title={t('loadFailedTitle')}
          text={t('loadFailed')}
          action={
            <>
              <ButtonLink look="quiet" to={HOME}>
                {t('home')}
              </ButtonLink>
              <Button onClick={loadAgain}>{t('tryAgain')}</Button>
            </>
          }
        />
      )}
      {typeof materials === 'object' && (
        <HearingArea>
          <Placement materials={materials} />
        </HearingArea>
      )}
    </div>
  );
}

/** Each question depends on the answers before it. A paused placement is resumed. */
function Placement({ materials }: { materials: PlacementMaterials }) {
  const t = useText(placement);
  const { id: userId } = useLearner();
  const steps = usePractice('placement', (run) => nextTask(placementAnswers(run), materials, Math.random));
  const { practice } = steps;

  const start = useEffectEvent(() => {
    if (practice.kind === 'offered') steps.resume();
    else steps.begin(startPlacement({ recordId: newId(), userId }, materials, Date.now(), Math.random));
  });
  useEffect(() => start(), []);

  if (practice.kind === 'over') {
    return (
      <RoomPage>
        <PlacementEnd run={practice.run} saving={practice.saving} onSave={steps.saveAgain} />
      </RoomPage>
    );
  }
  if (practice.kind !== 'running') return null;
  return (
    <RunView
      run={practice.run}
      steps={steps}
      name={t('name')}
      leaving={{ to: HOME, label: t('later') }}
      maxTasks={MAX_PLACEMENT_QUESTIONS}
    />
  );
}
