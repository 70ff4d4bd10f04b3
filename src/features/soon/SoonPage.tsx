import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';

/** In the place of a part of the dashboard that is not built yet. */
export default function SoonPage() {
  const t = useText(dashboard);
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('soonTitle')} />
      <EmptyState
        letter="త్వ"
        headingLevel="h1"
        title={t('soonTitle')}
        text={t('soonText')}
        action={<ButtonLink to="/dashboard">{t('backToDashboard')}</ButtonLink>}
      />
    </>
  );
}
