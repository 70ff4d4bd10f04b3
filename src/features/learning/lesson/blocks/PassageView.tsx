import { useId, useState } from 'react';
import type { Bilingual } from '../../../../domain/bilingual';
import type { Passage } from '../../../../domain/lesson/lessonContent';
import { wordsOf } from '../../../../domain/speech/words';
import { learning } from '../../../../i18n/learning';
import { useReadAloudTexts } from '../../../../i18n/readAloud';
import { useText } from '../../../../i18n/useText';
import { Card } from '../../../../ui/layout/Card';
import { Icon } from '../../../../ui/pictures/Icon';
import { ReadAloud, type Reading } from '../../../../ui/speech/ReadAloud';
import { SpokenText } from '../../../../ui/speech/SpokenText';
import { Latin } from '../latin';

type Props = { passage: Passage; heading: 'h2' | 'h3' };

/** The child reads first; the voice and the English appear only on request. */
export function PassageView({ passage: { title, sentences }, heading: Heading }: Props) {
  const t = useText(learning);
  const texts = useReadAloudTexts({
    play: t('playPassage'),
    listen: t('playPassageAgain'),
    position: t('passagePosition'),
  });
  const counts = sentences.map(({ te }) => wordsOf(te).length);
  return (
    <Card className="grid max-w-176 grid-cols-1 gap-4 p-5 md:p-7">
      <Heading lang="te" className="font-display text-2xl">
        {title.te}
      </Heading>
      <p className="type-small text-muted">{t('passageHint')}</p>
      <ReadAloud
        text={sentences.map(({ te }) => te).join('\n')}
        texts={texts}
        renderText={(reading) => (
          <ol className="grid grid-cols-1 gap-1">
            {sentences.map((sentence, at) => (
              <SentenceLine
                key={at}
                sentence={sentence}
                firstWord={counts.slice(0, at).reduce((sum, count) => sum + count, 0)}
                reading={reading}
              />
            ))}
          </ol>
        )}
      />
    </Card>
  );
}

type LineProps = { sentence: Bilingual; firstWord: number; reading: Reading };

function SentenceLine({ sentence: { en, te }, firstWord, reading }: LineProps) {
  const t = useText(learning);
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 flex-1 py-1.5">
        <SpokenText
          text={te}
          lang="te"
          current={reading.current === null ? null : reading.current - firstWord}
          onWord={(word) => reading.onWord(firstWord + word)}
          className="text-2xl leading-relaxed!"
        />
        <Latin text={te} />
        <p id={id} lang="en" hidden={!isShown} className="text-muted">
          {en}
        </p>
      </div>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={t('meaningOf', { sentence: te })}
        onClick={() => setShown(!isShown)}
        className="touch grid flex-none place-items-center rounded-full border-2 border-line text-muted hover:border-edge aria-expanded:border-indigo aria-expanded:bg-indigo-tint aria-expanded:text-indigo print:hidden"
      >
        <Icon name="chevronDown" className={`size-6 ${isShown ? 'rotate-180' : ''}`} />
      </button>
    </li>
  );
}
