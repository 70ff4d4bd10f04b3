import { privacy } from '../../content/pages/privacy';
import { information } from '../../i18n/information';
import { useText } from '../../i18n/useText';
import { LegalPage } from './LegalPage';

export default function PrivacyPage() {
  const t = useText(information);
  return (
    <LegalPage
      title={t('privacyTitle')}
      description={t('privacyDescription')}
      heading={t('privacyHeading')}
      text={privacy}
    />
  );
}
