import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAtEnd } from '../../../domain/reading/readingRoom';
import type { Story } from '../../../domain/reading/story';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Notice } from '../../../ui/messages/Notice';
import { useStay } from '../useStay';
import { WordDialog } from '../word/WordDialog';
import { ModeChoice } from './ModeChoice';
import { PageView } from './PageView';
import { ReadingFoot } from './ReadingFoot';
import { ReadingTop } from './ReadingTop';
import { StoryEnd } from './StoryEnd';
import { useArrowKeys } from './useArrowKeys';
import { useReading } from './useReading';
import { useReadingVoice } from './useReadingVoice';

type Props = { readonly story: Story; readonly onAgain: () => void };

/** A story page by page: read to the child, by the child, or by both in turn. */
export function ReadingRoom({ story, onAgain }: Props) {
  const t = useText(stories);
  const steps = useReading(story);
  const { reading, sizes } = steps;
  const voice = useReadingVoice(story, steps);
  const sentences = sizes.reduce((sum, size) => sum + size, 0);
  const stay = useStay(story.id, { pages: sizes.length, sentences });
  const [word, setWord] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isEnd = isAtEnd(reading, sizes);
  const page = story.pages[reading.page];

  const turn = (by: 1 | -1) => {
    hadFocus.current = area.current?.contains(document.activeElement) ?? false;
    steps.turn(by);
  };
  useArrowKeys(turn);

  const arrive = useEffectEvent(() => {
    if (isEnd) stay.finish();
    else stay.open(reading.page);
    area.current?.scrollTo(0, 0);
    // The focused element of the old page is gone; at the end, the heading takes the focus.
    if (hadFocus.current && !isEnd) area.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  });
  useEffect(() => arrive(), [reading.page]);

  const place = isEnd ? '' : t('pageOf', { page: reading.page + 1, count: sizes.length });
  return (
    <>
      <ReadingTop title={story.title} page={reading.page} count={sizes.length}>
        {!isEnd && <ModeChoice mode={reading.mode} onChoose={steps.chooseMode} />}
      </ReadingTop>
      <p role="status" className="sr-only">
        {place}
      </p>
      <div
        ref={area}
        tabIndex={-1}
        role="group"
        aria-label={place || t('endTitle')}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:outline-none short:min-h-fit short:overflow-visible"
      >
        {voice.hasFailed && (
          <Notice tone="warning" role="status" className="mx-4 mt-2">
            {t('voiceFailed')}
          </Notice>
        )}
        {page ? (
          <PageView
            key={reading.page}
            page={page}
            reading={reading}
            spokenWord={voice.word}
            onWord={(touched) => {
              steps.stop();
              setWord(touched);
            }}
          />
        ) : (
          <StoryEnd story={story} onAgain={onAgain} />
        )}
      </div>
      {!isEnd && <ReadingFoot steps={steps} voice={voice} onTurn={turn} />}
      <WordDialog
        text={{ kind: 'story', id: story.id }}
        words={story.words}
        word={word}
        onAsk={stay.ask}
        onClose={() => setWord(null)}
      />
    </>
  );
}
