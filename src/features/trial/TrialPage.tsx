import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isFinished } from '../../domain/trial/heldTrial';
import { trial } from '../../i18n/trial';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { useSession } from '../../state/session/session';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { FirstBead } from './FirstBead';
import { giveTrial } from './giveTrial';
import { TrialRun } from './TrialRun';
import { visitTrial } from './visitTrial';

/** The first minute: a short run for visitors who are not signed in. Signed-in learners are redirected. */
export default function TrialPage() {
  const t = useText(trial);
  const { identity } = useSession();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      {identity.kind === 'signed-in' && <WayHome learnerId={identity.learner.id} />}
      {identity.kind === 'signed-out' && <Visit />}
      {identity.kind !== 'signed-out' && <Spinner fullScreen label={t('opening')} />}
    </div>
  );
}

/** A run that was finished before a reload can still be saved. */
function Visit() {
  const [before] = useState(visitTrial);
  return before && isFinished(before.run) ? <FirstBead run={before.run} /> : <TrialRun />;
}

function WayHome({ learnerId }: { learnerId: string }) {
  const { documents } = usePorts();
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    giveTrial(documents, learnerId);
    void navigate('/dashboard', { replace: true });
  });
  useEffect(() => go(), []);
  return null;
}
