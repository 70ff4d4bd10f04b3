import { Suspense } from 'react';
import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';
import { PageHead } from '../../ui/layout/PageHead';
import { Features } from './Features';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { PoweredBy } from './PoweredBy';
import { PricingCard } from './PricingCard';
import { Testimonials } from './Testimonials';

/** Each Suspense boundary is hydrated in a separate task, so that the hero responds first. */
export default function LandingPage() {
  const t = useText(landing);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Hero />
      <Suspense>
        <Features />
        <HowItWorks />
      </Suspense>
      <Suspense>
        <section id="pricing" className="page-width below-fold py-12">
          <div className="mb-8 text-center">
            <h2 className="text-3xl md:text-4xl">{t('pricingTitle')}</h2>
            <p className="mt-2 text-muted">{t('pricingText')}</p>
          </div>
          <PricingCard />
        </section>
      </Suspense>
      <Suspense>
        <Testimonials />
        <PoweredBy />
      </Suspense>
    </>
  );
}
