import { useEffect, useRef, useState } from 'react';
import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/layout/Card';
import { Icon } from '../../ui/pictures/Icon';
import { Notice } from '../../ui/messages/Notice';
import { Switch } from '../../ui/controls/Switch';
import { ExplanationCards } from './ExplanationCards';
import { Letters } from './Letters';
import { PhraseBuild } from './PhraseBuild';
import { PhraseHead } from './PhraseHead';
import { TakenLine } from './TakenLine';
import { isMoreOffered, type Shown } from './tutoring';
import { WordHead } from './WordHead';

type Props = {
  readonly shown: Shown;
  readonly onLearnMore: () => void;
  readonly onAsk: (text: string) => void;
  readonly onTurnDown: () => void;
};

/** A word with its letters and meaning, or a phrase with its parts, and up to two more explanations. */
export function Explained({ shown, onLearnMore, onAsk, onTurnDown }: Props) {
  const t = useText(aiLearning);
  const [isLatinShown, showLatin] = useState(false);
  const { query, word, phrase, taken, explanations } = shown;
  const shownAs = word?.english ?? phrase?.english ?? '';
  const takenLine = taken && (
    <TakenLine query={query} shown={shownAs} taken={taken} onAsk={onAsk} onTurnDown={onTurnDown} />
  );
  return (
    <section className="@container grid gap-6" aria-labelledby="explained-word">
      <Card className="grid gap-5 p-5 md:p-7">
        {phrase ? (
          <>
            <PhraseHead phrase={phrase} isLatinShown={isLatinShown} />
            {takenLine}
          </>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
            <WordHead query={query} word={word} isLatinShown={isLatinShown} />
            {takenLine}
            {word && <Letters word={word.telugu} isLatinShown={isLatinShown} />}
          </div>
        )}
        <Switch
          label={t('showLatin')}
          checked={isLatinShown}
          onChange={showLatin}
          className="border-t border-line pt-3 pb-0"
        />
      </Card>
      {explanations[0]?.isFromBrowser && <Notice tone="warning">{t('fromBrowser')}</Notice>}
      {phrase && <PhraseBuild phrase={phrase} isLatinShown={isLatinShown} onAsk={onAsk} />}
      {!phrase &&
        explanations.map((explanation, at) => (
          <ExplanationCards
            key={explanation.english}
            explanation={explanation}
            number={at}
            isLatinShown={isLatinShown}
          />
        ))}
      <More shown={shown} onLearnMore={onLearnMore} />
    </section>
  );
}

function More({ shown, onLearnMore }: Pick<Props, 'shown' | 'onLearnMore'>) {
  const t = useText(aiLearning);
  const { more } = shown;
  const end = useRef<HTMLDivElement>(null);
  // The focused button is removed then, so move the focus to the message.
  useEffect(() => {
    if (more === 'exhausted') end.current?.focus();
  }, [more]);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {isMoreOffered(shown) && (
        <Button aria-disabled={more === 'asking'} aria-busy={more === 'asking'} onClick={onLearnMore}>
          <Icon name="plus" className="size-5" />
          {t(more === 'asking' ? 'learningMore' : 'learnMore')}
        </Button>
      )}
      <div ref={end} tabIndex={-1} role="status" className="empty:hidden">
        {more === 'failed' && <Notice tone="danger">{t('moreFailed')}</Notice>}
        {more === 'exhausted' && <Notice>{t('exhausted')}</Notice>}
      </div>
    </div>
  );
}
