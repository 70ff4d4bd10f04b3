import { useEffect, useEffectEvent } from 'react';
import { transliterated } from '../../domain/script/transliteration';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import { CannotHear } from './CannotHear';
import { useHearing } from './hearing';
import { useSaid } from './useSaid';

type Props = { text: string; isSmall?: boolean };

/** What is to be heard, without a word of it on the page; in Latin letters for who cannot hear it. */
export function HearPrompt({ text, isSmall = false }: Props) {
  const t = useText(exercises);
  const { cannotHear } = useHearing();
  const { say, phase } = useSaid();
  const isHeard = phase === 'playing' || phase === 'loading';

  const begin = useEffectEvent(() => {
    // Before the first tap on a page, a browser lets nothing be heard.
    if (!cannotHear && navigator.userActivation?.hasBeenActive) say(text);
  });
  useEffect(() => begin(), []);

  return (
    <div className="grid justify-items-center gap-3">
      <button
        type="button"
        aria-label={t('listen')}
        data-speaking={phase}
        onClick={() => say(text)}
        className={`grid place-items-center rounded-full bg-turmeric text-on-turmeric transition-transform active:scale-95 ${isSmall ? 'size-18' : 'size-28'} ${isHeard ? 'ring-8 ring-turmeric-tint' : ''}`}
      >
        <Icon name="speaker" className={isSmall ? 'size-9' : 'size-14'} />
      </button>
      {cannotHear && (
        <p data-asked lang="te-Latn" className="font-display text-4xl wrap-anywhere">
          {transliterated(text)}
        </p>
      )}
      <CannotHear />
    </div>
  );
}
