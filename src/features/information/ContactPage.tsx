import { contact } from '../../content/pages/contact';
import { information } from '../../i18n/information';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { PageHead } from '../../ui/layout/PageHead';
import { ContactForm } from './ContactForm';
import { PageTop } from './PageTop';

export default function ContactPage() {
  const t = useText(information);
  const pick = useBilingual();
  return (
    <div className="page-width">
      <PageHead title={t('contactTitle')} description={t('contactDescription')} />
      <PageTop title={t('contactHeading')}>{t('contactLead')}</PageTop>
      <div className="grid gap-12 lg:grid-cols-[1fr_1.1fr]">
        <div className="grid content-start gap-7">
          {contact.ways.map(({ id, title, text }) => (
            <section key={id}>
              <h2 className="text-xl">{pick(title)}</h2>
              <p className="mt-1 text-muted">{pick(text)}</p>
            </section>
          ))}
        </div>
        <ContactForm />
      </div>
    </div>
  );
}
