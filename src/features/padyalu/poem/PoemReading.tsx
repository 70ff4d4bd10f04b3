import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { linesOf } from '../../../domain/padyalu/fallbacks';
import type { Poem } from '../../../domain/padyalu/poem';
import { wordsOf } from '../../../domain/speech/words';
import { padyalu } from '../../../i18n/padyalu';
import { useReadAloudTexts } from '../../../i18n/readAloud';
import { useText } from '../../../i18n/useText';
import { Card } from '../../../ui/layout/Card';
import { ReadAloud, type Reading } from '../../../ui/speech/ReadAloud';
import { Switch } from '../../../ui/controls/Switch';
import { Spinner } from '../../../ui/messages/Spinner';
import { PoemLines } from './PoemLines';

const StudioView = lazy(() => import('../studio/StudioView'));

type Props = { readonly poem: Poem; readonly onHeard: () => void };

/** Reads the poem aloud, highlights its words, and opens the studio on demand. */
export function PoemReading({ poem, onHeard }: Props) {
  const t = useText(padyalu);
  const [isStudio, setStudio] = useState(false);
  const lines = useMemo(() => linesOf(poem), [poem]);
  const text = lines.join('\n');
  const texts = useReadAloudTexts({ play: t('play'), listen: t('listen'), position: t('position') });
  if (lines.length === 0) return <p className="text-muted">{t('noText')}</p>;

  return (
    <Card className="p-5 md:p-8">
      <Switch
        label={t('studio')}
        hint={t('studioHint')}
        checked={isStudio}
        onChange={setStudio}
        className="mb-5 border-b border-line pb-4!"
      />
      <ReadAloud
        text={text}
        texts={texts}
        renderText={(reading) => (
          <>
            <HeardToTheEnd reading={reading} words={wordsOf(text).length} onHeard={onHeard} />
            {isStudio ? (
              <Suspense fallback={<Spinner label={t('loadingPoem')} />}>
                <StudioView text={text} form={poem.meter} reading={reading} />
              </Suspense>
            ) : (
              <PoemLines lines={lines} reading={reading} />
            )}
          </>
        )}
      />
    </Card>
  );
}

type HeardProps = { readonly reading: Reading; readonly words: number; readonly onHeard: () => void };

function HeardToTheEnd({ reading: { current }, words, onHeard }: HeardProps) {
  const isLast = current !== null && current === words - 1;
  const report = useEffectEvent(onHeard);
  useEffect(() => {
    if (isLast) report();
  }, [isLast]);
  return null;
}
