import { useId, useState } from 'react';
import type { Poem } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useSpeakLabels } from '../../../i18n/speech';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

/** The meaning in Telugu, and in English on request. */
export function PoemMeaning({ poem: { teluguMeaning, englishTranslation } }: { readonly poem: Poem }) {
  const t = useText(padyalu);
  const labels = useSpeakLabels(t('meaning'));
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="grid content-start gap-3">
      <div className="flex items-center gap-3">
        <h2 id={`${id}-title`} className="text-xl">
          {t('meaning')}
        </h2>
        {teluguMeaning && <SpeakButton text={teluguMeaning} labels={labels} />}
      </div>
      <p lang="te" className="max-w-prose text-lg whitespace-pre-line">
        {teluguMeaning}
      </p>
      <div>
        <Button look="quiet" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          <Icon name={isShown ? 'minus' : 'plus'} className="size-5" />
          {t(isShown ? 'hideTranslation' : 'showTranslation')}
        </Button>
      </div>
      <div id={id} hidden={!isShown}>
        <h3 className="mb-1 text-lg">{t('translation')}</h3>
        {englishTranslation ? (
          <p lang="en" className="max-w-prose text-lg whitespace-pre-line">
            {englishTranslation}
          </p>
        ) : (
          <p className="text-muted">{t('noTranslation')}</p>
        )}
      </div>
    </section>
  );
}
