import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';
import { Card } from '../../ui/layout/Card';
import { Chip } from '../../ui/controls/Chip';
import { Icon } from '../../ui/pictures/Icon';
import { StartLink } from './StartLink';

const OFFERS = [
  'offerLessons',
  'offerAi',
  'offerQuizzes',
  'offerProgress',
  'offerAchievements',
  'offerCommunity',
  'offerMobile',
  'offerOffline',
] as const;

export function PricingCard() {
  const t = useText(landing);
  return (
    <Card className="mx-auto grid max-w-4xl overflow-hidden md:grid-cols-[1fr_1.3fr]">
      <div className="flex flex-col items-start gap-4 bg-indigo-tint p-7 md:p-9">
        <Chip>{t('offerBadge')}</Chip>
        <p className="font-display text-2xl">{t('planName')}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <s className="text-xl text-muted" aria-label={t('oldPriceLabel')}>
            {t('oldPrice')}
          </s>
          <span className="font-display text-5xl">{t('free')}</span>
        </p>
        <StartLink className="w-full" />
        <p className="font-semibold">{t('noCard')}</p>
        <p className="text-muted">{t('guarantee')}</p>
      </div>
      <ul aria-label={t('offersLabel')} className="grid content-center gap-3.5 p-7 md:p-9">
        {OFFERS.map((offer) => (
          <li key={offer} className="flex items-center gap-3">
            <span className="grid size-7 flex-none place-items-center rounded-full bg-leaf-tint text-leaf">
              <Icon name="check" className="size-4" />
            </span>
            {t(offer)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
