import { terms } from '../../content/pages/terms';
import { information } from '../../i18n/information';
import { useText } from '../../i18n/useText';
import { LegalPage } from './LegalPage';

export default function TermsPage() {
  const t = useText(information);
  return (
    <LegalPage title={t('termsTitle')} description={t('termsDescription')} heading={t('termsHeading')} text={terms} />
  );
}
