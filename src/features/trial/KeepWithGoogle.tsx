import { useEffect, useEffectEvent, useState } from 'react';
import type { Run } from '../../domain/practice/run';
import type { Keeper } from '../../domain/trial/heldTrial';
import { signIn as signInTexts } from '../../i18n/signIn';
import { trial } from '../../i18n/trial';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { Button } from '../../ui/controls/Button';
import { GoogleMark } from '../../ui/pictures/GoogleMark';
import { Notice } from '../../ui/messages/Notice';
import { NotNow } from './NotNow';
import { holdTrial } from './visitTrial';

/** For learners with an account: the trial run goes to whoever signs in from here. */
export function KeepWithGoogle({ run }: { run: Run }) {
  const t = useText(trial);
  const inSignIn = useText(signInTexts);
  const { identity } = usePorts();
  const [stage, setStage] = useState<'ready' | 'signing-in' | 'failed'>('ready');
  const holdFor = (kind: Exclude<Keeper['kind'], 'learner'>) => holdTrial({ run, keeper: { kind } });

  // After a reload, a sign-in window that was open before no longer counts.
  const begin = useEffectEvent(() => holdFor('nobody'));
  useEffect(() => begin(), []);

  const signIn = async () => {
    setStage('signing-in');
    holdFor('next');
    const outcome = await identity.signIn();
    // The page redirects after the sign-in.
    if (outcome.ok && outcome.value === 'signed-in') return;
    holdFor('nobody');
    setStage(outcome.ok ? 'ready' : 'failed');
  };

  return (
    <>
      <p className="text-muted">{t('googleText')}</p>
      <Button look="quiet" disabled={stage === 'signing-in'} onClick={() => void signIn()} className="w-full">
        <GoogleMark />
        {inSignIn(stage === 'signing-in' ? 'signingIn' : 'continueWithGoogle')}
      </Button>
      <NotNow />
      <div role="alert" className="empty:hidden">
        {stage === 'failed' && <Notice tone="danger">{inSignIn('failed')}</Notice>}
      </div>
    </>
  );
}
