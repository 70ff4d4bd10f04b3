import { Suspense } from 'react';
import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/controls/Button';
import { Chip } from '../../ui/controls/Chip';
import { TextLink } from '../../ui/controls/TextLink';
import { LetterBoard } from './LetterBoard';
import { StartLink } from './StartLink';

export function Hero() {
  const t = useText(landing);
  return (
    <div className="page-width grid items-center gap-10 pt-4 pb-14 md:pt-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="flex flex-col items-start gap-5">
        <Chip>{t('heroBadge')}</Chip>
        <h1 className="text-[clamp(2.5rem,7.5vw,4.4rem)] max-sm:text-wrap [&:lang(te)]:text-[clamp(2.2rem,6vw,3.5rem)]">
          {t('heroStart')} <span className="text-vermilion">{t('heroAccent')}</span> {t('heroEnd')}
        </h1>
        <p className="max-w-xl text-lg text-muted">{t('heroText')}</p>
        <div className="flex w-full flex-col gap-4 sm:w-auto sm:flex-row">
          <StartLink id="get-started" />
          <ButtonLink to="/try" look="voice">
            {t('tryIt')}
          </ButtonLink>
        </div>
        <div>
          <p className="text-muted">
            <strong className="text-ink">{t('students')}</strong> {t('studentsText')}
          </p>
          <TextLink to="/#how" className="inline-flex min-h-12 items-center">
            {t('seeHow')}
          </TextLink>
        </div>
      </div>
      <Suspense>
        <LetterBoard />
      </Suspense>
    </div>
  );
}
