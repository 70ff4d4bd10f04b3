import type { Gloss } from '../../../domain/reading/story';
import type { TextName } from '../../../domain/reading/textKey';
import { transliterated } from '../../../domain/script/transliteration';
import { useSpeakLabels } from '../../../i18n/speech';
import { stories } from '../../../i18n/stories';
import { useLanguage, useText } from '../../../i18n/useText';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { SpeakButton } from '../../../ui/speech/SpeakButton';
import { useReviewWord } from './useReviewWord';
import { WordAksharas } from './WordAksharas';

type Props = {
  readonly text: TextName;
  readonly word: string;
  readonly gloss: Gloss | undefined;
  readonly asked: readonly string[];
  readonly onAsk: (key: string) => void;
};

/** The word's sound, its meaning here and its aksharas; it can be added to the review. */
export function WordCard({ text, word, gloss, asked, onAsk }: Props) {
  const t = useText(stories);
  const labels = useSpeakLabels(word);
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <SpeakButton text={word} labels={labels} speaksAtOnce />
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <p lang="te" className="min-w-0 font-display text-3xl leading-[1.5]! sm:text-4xl">
            {word}
          </p>
          <p lang="te-Latn" className="text-lg text-muted">
            {transliterated(word)}
          </p>
        </div>
      </div>
      {gloss ? (
        <Meaning text={text} word={word} gloss={gloss} asked={asked} onAsk={onAsk} />
      ) : (
        <p className="text-muted">{t('noMeaning')}</p>
      )}
      <WordAksharas word={word} />
    </div>
  );
}

function Meaning({ text, word, gloss, asked, onAsk }: Props & { readonly gloss: Gloss }) {
  const t = useText(stories);
  const language = useLanguage();
  const { found, isIn } = useReviewWord(text, word, gloss);
  const explanation = gloss.te ?? found?.explanation?.te;
  const isAsked = isIn || (found !== null && asked.includes(found.key));
  return (
    <>
      <div>
        <p className="type-small text-muted">{t('means')}</p>
        <p className="text-xl">
          {found?.picture && <span aria-hidden="true">{found.picture} </span>}
          <span lang="en">{gloss.en}</span>
        </p>
        {gloss.of !== undefined && (
          <p className="text-muted" lang={language === 'te' ? undefined : 'te'}>
            {t('formOf', { word: gloss.of })}
          </p>
        )}
        {language === 'te' && explanation !== undefined && <p className="mt-1">{explanation}</p>}
      </div>
      <div role="status">
        {isAsked ? (
          <p className="flex min-h-12 items-center gap-2 font-semibold text-leaf">
            <Icon name="check" className="size-6" />
            {t('inReview')}
          </p>
        ) : (
          <Button look="quiet" aria-disabled={found === null} onClick={() => found && onAsk(found.key)}>
            <Icon name="plus" className="size-5" />
            {t('putIntoReview')}
          </Button>
        )}
      </div>
    </>
  );
}
