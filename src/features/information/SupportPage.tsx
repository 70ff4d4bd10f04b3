import { support } from '../../content/pages/support';
import { information } from '../../i18n/information';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { PageHead } from '../../ui/layout/PageHead';
import { Disclosure } from './Disclosure';
import { PageTop } from './PageTop';

export default function SupportPage() {
  const t = useText(information);
  const pick = useBilingual();
  return (
    <div className="page-width">
      <PageHead title={t('supportTitle')} description={t('supportDescription')} />
      <PageTop title={t('supportHeading')}>{t('supportLead')}</PageTop>
      <div className="max-w-3xl">
        {support.map(({ id, problem, steps }) => (
          <Disclosure key={id} id={id} title={pick(problem)}>
            <ol className="grid list-decimal gap-2 pl-6">
              {steps.map((step) => (
                <li key={step.en}>{pick(step)}</li>
              ))}
            </ol>
          </Disclosure>
        ))}
        <p className="mt-10 mb-4 text-lg font-semibold">{t('supportMore')}</p>
        <ButtonLink to="/contact">{t('supportContact')}</ButtonLink>
      </div>
    </div>
  );
}
