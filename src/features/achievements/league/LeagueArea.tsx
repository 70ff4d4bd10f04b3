import { type ReactNode, useState } from 'react';
import type { LeagueFace } from '../../../domain/league/nickname';
import { league as texts } from '../../../i18n/league';
import { useText } from '../../../i18n/useText';
import type { League } from '../../../ports/league';
import { GrownUpGate } from '../../../practice/GrownUpGate';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/messages/Notice';
import { Panel } from '../../../ui/layout/Panel';
import { Spinner } from '../../../ui/messages/Spinner';
import { useToast } from '../../../ui/messages/toastContext';
import { FaceDialog } from './FaceDialog';
import { LeagueTable } from './LeagueTable';
import { useLeague } from './useLeague';

type Props = { league: League; /** Shown while there is no board. */ ownWeek: ReactNode };

/** Learners who joined see the board; everyone else sees their own week and an invitation. */
export default function LeagueArea({ league, ownWeek }: Props) {
  const t = useText(texts);
  const showToast = useToast();
  const { state, join, leave } = useLeague(league);
  const [step, setStep] = useState<'none' | 'gate' | 'choose'>('none');
  const [isLeaving, setLeaving] = useState(false);

  const joinAs = async (face: LeagueFace) => {
    setStep('none');
    showToast({ message: t((await join(face)) ? 'joined' : 'joinFailed') });
  };
  const leaveNow = async () => {
    setLeaving(true);
    const hasLeft = await leave();
    setLeaving(false);
    showToast({ message: t(hasLeft ? 'left' : 'leaveFailed') });
  };

  if (state.kind === 'loading') return <Spinner label={t('loading')} />;
  return (
    <div className="grid max-w-3xl gap-4">
      {state.kind === 'in' ? (
        <section aria-labelledby="league" className="grid gap-4">
          <div>
            <h2 id="league" className="text-2xl">
              {t('title')}
            </h2>
            <p className="text-muted">{t('boardLead')}</p>
          </div>
          <LeagueTable board={state.board} />
        </section>
      ) : (
        ownWeek
      )}
      {state.kind === 'failed' && <Notice tone="warning">{t('readFailed')}</Notice>}
      {state.kind === 'waiting' && <Notice>{t('waiting')}</Notice>}
      {state.kind === 'out' && (
        <Panel title={t('title')}>
          <p>{t('inviteText')}</p>
          <Button onClick={() => setStep('gate')}>{t('invite')}</Button>
        </Panel>
      )}
      {(state.kind === 'in' || state.kind === 'waiting') && (
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setStep('choose')}>
            {t('change')}
          </Button>
          <Button look="quiet" disabled={isLeaving} onClick={() => void leaveNow()}>
            {t('leave')}
          </Button>
        </div>
      )}
      <GrownUpGate open={step === 'gate'} onClose={() => setStep('none')} onPass={() => setStep('choose')} />
      <FaceDialog open={step === 'choose'} onClose={() => setStep('none')} onChosen={(face) => void joinAs(face)} />
    </div>
  );
}
