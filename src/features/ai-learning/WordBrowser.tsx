import { useState } from 'react';
import type { CategorizedHead } from '../../content/bank/heads';
import { THEME_PICTURES } from '../../content/themePictures';
import { CATEGORY_TEXTS } from '../../content/words/categories';
import { WORD_CATEGORIES, type WordCategory } from '../../content/words/word';
import { aiLearning } from '../../i18n/aiLearning';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { Icon } from '../../ui/pictures/Icon';
import { Spinner } from '../../ui/messages/Spinner';
import { useFocusOn } from '../../ui/hooks/useFocusOn';
import type { Bank } from './useBank';
import { WordTile } from './WordTile';

type Props = {
  readonly bank: Bank;
  readonly onLoadAgain: () => void;
  readonly onAsk: (english: string) => void;
};

/** Themes and their words, for learners who do not know what to type. */
export function WordBrowser({ bank, onLoadAgain, onAsk }: Props) {
  const t = useText(aiLearning);
  const pick = useBilingual();
  const [theme, setTheme] = useState<WordCategory | null>(null);
  const heading = useFocusOn<HTMLHeadingElement>(theme);
  return (
    <section className="grid gap-4" aria-labelledby="words-in-pictures">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="words-in-pictures" ref={heading} tabIndex={-1} className="text-2xl">
            {theme ? pick(CATEGORY_TEXTS[theme].name) : t('themes')}
          </h2>
          {!theme && <p className="text-muted">{t('themesText')}</p>}
        </div>
        {theme && (
          <Button look="quiet" onClick={() => setTheme(null)}>
            <Icon name="arrowLeft" className="size-5" />
            {t('allThemes')}
          </Button>
        )}
      </div>
      {!theme && <Themes onPick={setTheme} />}
      {theme && bank.kind === 'loading' && <Spinner label={t('wordsLoading')} />}
      {theme && bank.kind === 'failed' && (
        <ErrorState
          title={t('wordsFailed')}
          text={t('hintUnreachable')}
          action={<Button onClick={onLoadAgain}>{t('tryAgain')}</Button>}
        />
      )}
      {theme && bank.kind === 'loaded' && <Words words={bank.words} theme={theme} onAsk={onAsk} />}
    </section>
  );
}

function Themes({ onPick }: { readonly onPick: (theme: WordCategory) => void }) {
  const pick = useBilingual();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {WORD_CATEGORIES.map((theme) => (
        <li key={theme} className="grid">
          <button
            type="button"
            onClick={() => onPick(theme)}
            className="touch flex items-center gap-3 rounded-card border-2 border-line bg-card p-3 text-left hover:border-edge max-sm:flex-col max-sm:text-center"
          >
            <span aria-hidden="true" className="text-3xl leading-none! [font-variant-emoji:emoji]">
              {THEME_PICTURES[theme]}
            </span>
            <span className="min-w-0 font-semibold leading-snug [&:lang(te)]:leading-normal">
              {pick(CATEGORY_TEXTS[theme].name)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type WordsProps = Pick<Props, 'onAsk'> & {
  readonly words: readonly CategorizedHead[];
  readonly theme: WordCategory;
};

/** Words with a picture come first. */
function Words({ words, theme, onAsk }: WordsProps) {
  const own = words.filter(({ category }) => category === theme);
  const ordered = [...own.filter(({ emoji }) => emoji), ...own.filter(({ emoji }) => !emoji)];
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
      {ordered.map((word) => (
        <WordTile key={word.id} word={word} onAsk={onAsk} />
      ))}
    </ul>
  );
}
