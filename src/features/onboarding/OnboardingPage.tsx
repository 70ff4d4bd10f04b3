import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isAnswered, ONBOARDING_STEPS, onboardingProgress, toPreferences } from '../../domain/learner/onboarding';
import { onboarding } from '../../i18n/onboarding';
import { useText } from '../../i18n/useText';
import { useLearner, useSession } from '../../state/session/session';
import { Button } from '../../ui/controls/Button';
import { Notice } from '../../ui/messages/Notice';
import { PageHead } from '../../ui/layout/PageHead';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { useToast } from '../../ui/messages/toastContext';
import { OnboardingFrame } from './OnboardingFrame';
import { Question } from './Question';
import { useDraft } from './useDraft';

export default function OnboardingPage() {
  const t = useText(onboarding);
  const navigate = useNavigate();
  const showToast = useToast();
  const { id } = useLearner();
  const { saveProfile } = useSession();
  const { draft, answer, goTo, forget } = useDraft(id);
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no');

  const { step: place, answers } = draft;
  const step = ONBOARDING_STEPS[place] ?? 'age';
  const isLast = place === ONBOARDING_STEPS.length - 1;

  const complete = async () => {
    setSaving('yes');
    const saved = await saveProfile(toPreferences(answers));
    if (!saved.ok) {
      console.warn('The answers could not be saved:', saved.error.kind, saved.error.detail);
      setSaving('failed');
      return;
    }
    forget();
    if (saved.value === 'waiting') showToast({ message: t('savedHere') });
    await navigate('/dashboard', { replace: true });
  };

  const advance = (event: FormEvent) => {
    event.preventDefault();
    if (!isAnswered(answers, step) || saving === 'yes') return;
    if (isLast) void complete();
    else goTo(place + 1);
  };

  return (
    <OnboardingFrame>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <ProgressBar
        label={t('progress', { step: place + 1, total: ONBOARDING_STEPS.length })}
        value={onboardingProgress(place)}
        max={1}
      />
      <form onSubmit={advance} noValidate className="mt-3 flex min-h-0 flex-1 flex-col md:mt-6">
        <Question key={step} step={step} answers={answers} onAnswer={answer} />
        <div role="alert" className="mt-3 empty:hidden">
          {saving === 'failed' && <Notice tone="danger">{t('notSaved')}</Notice>}
        </div>
        <div className="mt-auto flex justify-between gap-3 pt-3 md:pt-6">
          {place > 0 ? (
            <Button look="quiet" onClick={() => goTo(place - 1)}>
              {t('back')}
            </Button>
          ) : (
            <span className="max-md:hidden" />
          )}
          <Button
            type="submit"
            disabled={!isAnswered(answers, step) || saving === 'yes'}
            className="flex-1 md:max-w-60"
          >
            {t(saving === 'yes' ? 'saving' : isLast ? 'complete' : 'continue')}
          </Button>
        </div>
      </form>
    </OnboardingFrame>
  );
}
