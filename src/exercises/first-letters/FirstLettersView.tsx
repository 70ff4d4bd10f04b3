import { useState } from 'react';
import type { FirstLettersTask, OwnWord } from './rules';
import type { Beginning } from '../../domain/exercise/line';
import { byHeart } from '../../i18n/byHeart';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { useFocusOn } from '../../ui/hooks/useFocusOn';
import { LinePlace } from '../../practice/answering/line/LinePlace';
import { OwnWordButton } from '../../practice/answering/line/OwnWordButton';
import { SaidLine } from '../../practice/answering/line/SaidLine';
import type { ViewProps } from '../viewProps';

/** Shows the first letters; after the learner has said the line, shows it and asks whether they knew it. */
export function FirstLettersView({ task, answer, onAnswer }: ViewProps<FirstLettersTask, OwnWord>) {
  const t = useText(byHeart);
  const [isShown, setShown] = useState(false);
  const answered = useFocusOn<HTMLDivElement>(isShown);
  const { line, beginnings } = task;
  return (
    <div className="grid gap-5">
      <LinePlace line={line} />
      {isShown ? (
        <>
          <div ref={answered} tabIndex={-1} className="focus-visible:outline-none">
            <SaidLine text={line.telugu} />
          </div>
          <div className="grid grid-cols-2 gap-3">
            <OwnWordButton icon="check" isChosen={answer === 'knew'} onChoose={() => onAnswer('knew')}>
              {t('knew')}
            </OwnWordButton>
            <OwnWordButton icon="refresh" isChosen={answer === 'not-yet'} onChoose={() => onAnswer('not-yet')}>
              {t('notYet')}
            </OwnWordButton>
          </div>
        </>
      ) : (
        <>
          <p lang="te" data-asked className="flex flex-wrap justify-center gap-x-5 gap-y-2">
            {beginnings.map((beginning, at) => (
              <FirstLetter key={at} beginning={beginning} />
            ))}
          </p>
          <Button look="voice" data-option onClick={() => setShown(true)} className="justify-self-center">
            {t('show')}
          </Button>
        </>
      )}
    </div>
  );
}

/** ఉప్పు as ఉ and one dot per hidden akshara. */
const FirstLetter = ({ beginning: { first, hidden } }: { beginning: Beginning }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className="font-display text-4xl">{first}</span>
    {Array.from({ length: hidden }, (_, at) => (
      <span key={at} className="size-2.5 rounded-full bg-edge" />
    ))}
  </span>
);
