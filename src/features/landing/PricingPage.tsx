import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';
import { PageHead } from '../../ui/layout/PageHead';
import { PricingCard } from './PricingCard';

export default function PricingPage() {
  const t = useText(landing);
  return (
    <div className="page-width pt-8">
      <PageHead title={t('pricingPageTitle')} description={t('pricingPageDescription')} />
      <div className="mb-10 text-center">
        <h1 className="text-4xl md:text-5xl">{t('pricingTitle')}</h1>
        <p className="mt-3 text-lg text-muted">{t('pricingText')}</p>
      </div>
      <PricingCard />
      <div className="mx-auto mt-14 grid max-w-4xl gap-10 md:grid-cols-2">
        <section>
          <h2 className="text-2xl">{t('installTitle')}</h2>
          <p className="mt-2 text-muted">{t('installText')}</p>
        </section>
        <section>
          <h2 className="text-2xl">{t('guaranteeTitle')}</h2>
          <p className="mt-2 text-muted">{t('guaranteeText')}</p>
        </section>
      </div>
    </div>
  );
}
