import { useEffect, useState } from 'react';
import { signIn as texts } from '../../i18n/signIn';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { Button } from '../../ui/controls/Button';
import { Muggu } from '../../ui/pictures/Muggu';
import { Notice } from '../../ui/messages/Notice';
import { PageHead } from '../../ui/layout/PageHead';
import { TextLink } from '../../ui/controls/TextLink';
import { DeviceLearnersDialog } from './DeviceLearnersDialog';
import { GoogleMark } from '../../ui/pictures/GoogleMark';

const LETTER = 'అ';

export default function LoginPage() {
  const t = useText(texts);
  const { identity } = usePorts();
  const [stage, setStage] = useState<'ready' | 'signing-in' | 'choosing' | 'failed'>('ready');

  useEffect(() => identity.prepare?.(), [identity]);

  const signIn = async () => {
    if (identity.deviceLearners) {
      setStage('choosing');
      return;
    }
    setStage('signing-in');
    const outcome = await identity.signIn();
    // Closing the popup is not a failure; the guard redirects once somebody is signed in.
    setStage(outcome.ok ? 'ready' : 'failed');
  };

  return (
    <div className="page-width grid place-items-center py-8 md:py-14 under-bars:py-3">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <div className="relative isolate w-full max-w-xl overflow-hidden rounded-[36px] border border-line bg-card p-7 text-center shadow-card md:p-12 under-bars:p-5">
        <div className="absolute inset-x-0 top-0 -z-10 h-64 text-line under-bars:h-40 mask-[linear-gradient(#000,transparent)]">
          <Muggu />
        </div>
        <p
          lang="te"
          aria-hidden="true"
          className="mx-auto grid size-32 place-items-center rounded-full bg-cloth font-letters text-[4.5rem] leading-none! text-on-cloth under-bars:size-20 under-bars:text-[2.75rem]"
        >
          {LETTER}
        </p>
        <h1 className="mt-6 text-3xl md:text-4xl under-bars:mt-3">{t('title')}</h1>
        <p className="mt-3 text-muted">{t('text')}</p>
        <Button look="quiet" className="mt-7 w-full under-bars:mt-4" disabled={stage === 'signing-in'} onClick={signIn}>
          <GoogleMark />
          {t(stage === 'signing-in' ? 'signingIn' : 'continueWithGoogle')}
        </Button>
        <div role="alert" className="mt-4 text-left empty:hidden">
          {stage === 'failed' && <Notice tone="danger">{t('failed')}</Notice>}
        </div>
        <p className="mt-5 text-sm text-muted">
          {t('agreeStart')} <TextLink to="/terms">{t('agreeTerms')}</TextLink>
          {t('agreeAnd')} <TextLink to="/privacy">{t('agreePrivacy')}</TextLink>
          {t('agreeEnd')}
        </p>
      </div>
      {identity.deviceLearners && (
        <DeviceLearnersDialog
          open={stage === 'choosing'}
          learners={identity.deviceLearners}
          onClose={() => setStage('ready')}
        />
      )}
    </div>
  );
}
