import { about } from '../../content/pages/about';
import { information } from '../../i18n/information';
import { useText } from '../../i18n/useText';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTop } from './PageTop';
import { Sections } from './Sections';

export default function AboutPage() {
  const t = useText(information);
  return (
    <div className="page-width">
      <PageHead title={t('aboutTitle')} description={t('aboutDescription')} />
      <PageTop title={t('aboutTitle')}>{t('aboutLead')}</PageTop>
      <Sections sections={about.sections} />
    </div>
  );
}
