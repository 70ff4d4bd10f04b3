import { useEffect } from 'react';
import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { useLearnerData, useShared } from '../../state/learnerData';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageHead } from '../../ui/PageHead';
import { Spinner } from '../../ui/Spinner';
import { AppSettings } from './AppSettings';
import { GrownUps } from './GrownUps';
import { ProfileForm } from './ProfileForm';

export default function SettingsPage() {
  const t = useText(settings);
  const { profile, refresh } = useLearnerData();
  const loading = useShared(profile);
  // Another device may have changed it.
  useEffect(() => void profile.refresh(), [profile]);
  return (
    <div className="@container grid max-w-4xl gap-8">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      {loading.kind === 'loading' && <Spinner label={t('loading')} />}
      {loading.kind === 'failed' && (
        <ErrorState
          title={t('aboutMeTitle')}
          text={t('loadFailed')}
          action={<Button onClick={() => void profile.refresh()}>{t('tryAgain')}</Button>}
        />
      )}
      {loading.kind === 'loaded' && <ProfileForm preferences={loading.value} />}
      <AppSettings />
      <GrownUps onImported={() => void refresh()} />
    </div>
  );
}
