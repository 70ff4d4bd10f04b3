import { useEffect, useEffectEvent } from 'react';
import { transliterated } from '../../../domain/script/transliteration';
import { byHeart } from '../../../i18n/byHeart';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';
import { SpokenText } from '../../../ui/speech/SpokenText';
import { useHearing } from '../../hearing/hearing';
import { useSaid } from '../../hearing/useSaid';

/** Speaks a line as it appears and highlights each word; a tap on a word speaks from there. */
export function SaidLine({ text }: { text: string }) {
  const t = useText(byHeart);
  const { cannotHear } = useHearing();
  const { say, stop, phase, word } = useSaid();
  const isHeard = phase === 'playing' || phase === 'loading';

  const begin = useEffectEvent(() => {
    // Browsers allow no sound before the first tap on a page.
    if (!cannotHear && navigator.userActivation?.hasBeenActive) say(text);
  });
  useEffect(() => begin(), []);

  return (
    <div className="grid justify-items-center gap-3">
      <div className="text-center" data-line>
        <SpokenText
          text={text}
          lang="te"
          current={word}
          onWord={(from) => say(text, from)}
          className="text-2xl font-semibold wrap-anywhere"
        />
        <p lang="te-Latn" className="type-small text-muted wrap-anywhere">
          {transliterated(text)}
        </p>
      </div>
      <button
        type="button"
        aria-label={t('listen')}
        data-speaking={phase}
        onClick={() => (isHeard ? stop() : say(text))}
        className={`grid size-16 place-items-center rounded-full bg-turmeric text-on-turmeric transition-transform active:scale-95 ${isHeard ? 'ring-8 ring-turmeric-tint' : ''}`}
      >
        <Icon name={phase === 'playing' ? 'pause' : 'speaker'} className="size-8" />
      </button>
    </div>
  );
}
