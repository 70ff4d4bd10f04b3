import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { useLearnerData, useShared } from '../../state/memory/learnerData';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { AppSettings } from './AppSettings';
import { GrownUps } from './GrownUps';
import { ProfileForm } from './ProfileForm';
import { useProfileReadAgain } from './useProfileReadAgain';

export default function SettingsPage() {
  const t = useText(settings);
  const { profile, refresh } = useLearnerData();
  const loading = useShared(profile);
  const { hasFailed, readAgain } = useProfileReadAgain();
  return (
    <div className="@container grid max-w-4xl gap-8">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      {loading.kind === 'loading' && <Spinner label={t('loading')} />}
      {hasFailed && (
        <ErrorState
          title={t('aboutMeTitle')}
          text={t('loadFailed')}
          action={<Button onClick={readAgain}>{t('tryAgain')}</Button>}
        />
      )}
      {loading.kind === 'loaded' && !hasFailed && <ProfileForm preferences={loading.value} />}
      <AppSettings />
      <GrownUps onImported={() => void refresh()} />
    </div>
  );
}
