import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { linesBySpokenWord } from '../../../domain/reading/rhymeLines';
import type { Rhyme } from '../../../domain/reading/rhyme';
import { useReadAloudTexts } from '../../../i18n/readAloud';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Card } from '../../../ui/layout/Card';
import { ReadAloud, type Reading } from '../../../ui/speech/ReadAloud';
import { Switch } from '../../../ui/controls/Switch';
import { RhymeVerse } from './RhymeVerse';

type Props = { readonly rhyme: Rhyme; readonly onHeard: () => void; readonly onWord: (word: string) => void };

/** The verses, with the current line and word highlighted. */
export function RhymeSinging({ rhyme, onHeard, onWord }: Props) {
  const t = useText(stories);
  const [isEnglish, setEnglish] = useState(false);
  const { verses, text, words } = useMemo(() => linesBySpokenWord(rhyme), [rhyme]);
  const texts = useReadAloudTexts({ play: t('singAlong'), listen: t('singAgain'), position: t('position') });
  return (
    <Card className="p-5 md:p-8">
      <ReadAloud
        text={text}
        texts={texts}
        renderText={(reading) => (
          <>
            <HeardToTheEnd reading={reading} words={words} onHeard={onHeard} />
            <div className="grid gap-6">
              {verses.map((lines, at) => (
                <RhymeVerse
                  key={at}
                  number={at + 1}
                  lines={lines}
                  current={reading.current}
                  isEnglish={isEnglish}
                  onWord={onWord}
                />
              ))}
            </div>
          </>
        )}
      />
      <Switch
        label={t('showMeaning')}
        checked={isEnglish}
        onChange={setEnglish}
        className="mt-4 border-t border-line pt-3! pb-0!"
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
