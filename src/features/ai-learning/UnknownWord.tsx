import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import type { KnownWord } from '../../ports/tutor';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ResultHeading } from './ResultHeading';

type Props = {
  readonly query: string;
  readonly nearest: readonly KnownWord[];
  readonly onPick: (word: KnownWord) => void;
};

/** Says honestly that the word is not known, which ones are near it, and how more could be known. */
export function UnknownWord({ query, nearest, onPick }: Props) {
  const t = useText(aiLearning);
  return (
    <section className="grid gap-5" aria-labelledby="unknown-word">
      <div className="grid gap-1.5">
        <ResultHeading id="unknown-word">{t('unknownTitle', { query })}</ResultHeading>
        <p className="text-muted">{t('unknownText')}</p>
      </div>
      {nearest.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-xl">{t('didYouMean')}</h3>
          <ul className="flex flex-wrap gap-3">
            {nearest.map((word) => (
              <li key={word.id}>
                <Button look="quiet" onClick={() => onPick(word)}>
                  {word.emoji && (
                    <span aria-hidden="true" className="[font-variant-emoji:emoji]">
                      {word.emoji}
                    </span>
                  )}
                  <span lang="en">{word.english}</span>
                  <span lang="te" className="text-muted">
                    {word.telugu}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Notice title={t('grownUpTitle')}>{t('grownUpText', { setting: 'VITE_TUTOR', file: 'README' })}</Notice>
    </section>
  );
}
