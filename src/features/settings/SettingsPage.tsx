import { settings } from '../../i18n/settings';
import { useText } from '../../i18n/useText';
import { useSession } from '../../session/session';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageHead } from '../../ui/PageHead';
import { Spinner } from '../../ui/Spinner';
import { AppSettings } from './AppSettings';
import { GrownUps } from './GrownUps';
import { ProfileForm } from './ProfileForm';

function Profile() {
  const t = useText(settings);
  const { profile, reloadProfile } = useSession();
  switch (profile.kind) {
    case 'loading':
      return <Spinner label={t('loading')} />;
    case 'failed':
      return (
        <ErrorState
          title={t('title')}
          text={t('loadFailed')}
          action={<Button onClick={reloadProfile}>{t('tryAgain')}</Button>}
        />
      );
    case 'loaded':
      return <ProfileForm preferences={profile.preferences} />;
  }
}

export default function SettingsPage() {
  const t = useText(settings);
  return (
    <div className="grid max-w-4xl gap-8">
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <Profile />
      <AppSettings />
      <GrownUps />
    </div>
  );
}
