import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { drilledEntry, type LetterPair, letterPair } from '../../domain/runPlanning/drill';
import { runs } from '../../i18n/runs';
import { useLanguage, useText } from '../../i18n/useText';
import { Listen } from '../../practice/hearing/Listen';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { MixedText } from '../../ui/layout/MixedText';
import { PageHead } from '../../ui/layout/PageHead';
import { DASHBOARD } from './addresses';

type Props = { letters: readonly [string, string]; onStart: (pair: LetterPair) => void };

/** Shows two letters side by side, to hear and compare before they are practiced. */
export function PairIntroduction({ letters: [one, other], onStart }: Props) {
  const t = useText(runs);
  const language = useLanguage();
  const [pair, setPair] = useState<LetterPair>({ letters: [one, other], why: null });
  useEffect(() => {
    let isMounted = true;
    void import('../../content/lessons/confusions').then(({ CONFUSIONS }) => {
      if (isMounted) setPair(letterPair({ confusions: CONFUSIONS }, one, other));
    });
    return () => {
      isMounted = false;
    };
  }, [one, other]);

  return (
    <div className="mx-auto flex w-full max-w-180 flex-1 flex-col gap-5 px-4 py-3">
      <PageHead title={t('drillTitle')} description={t('pageDescription')} />
      <Link
        to={DASHBOARD}
        className="touch -ml-2 inline-flex items-center gap-2 self-start rounded-full px-2 font-semibold text-muted hover:text-ink"
      >
        <Icon name="arrowLeft" className="size-5" />
        {t('toDashboard')}
      </Link>
      <h1 className="text-center text-2xl md:text-3xl">
        {t('pairTitle', { first: drilledEntry(one).telugu, second: drilledEntry(other).telugu })}
      </h1>
      <p className="text-center text-muted">{t('pairText')}</p>
      <ul className="grid grid-cols-2 gap-4">
        {[one, other]
          .map((part) => drilledEntry(part).telugu)
          .map((letter) => (
            <li key={letter} className="grid justify-items-center gap-3 rounded-card border border-line bg-card p-5">
              <span lang="te" className="font-display text-[5rem] leading-tight!">
                {letter}
              </span>
              <Listen text={letter} />
            </li>
          ))}
      </ul>
      {pair.why && (
        <p className="rounded-card bg-indigo-tint px-5 py-4">
          <MixedText text={pair.why[language]} language={language} />
        </p>
      )}
      <Button onClick={() => onStart(pair)} className="mt-auto w-full sm:w-auto sm:min-w-40 sm:self-center">
        {t('startDrill')}
      </Button>
    </div>
  );
}
