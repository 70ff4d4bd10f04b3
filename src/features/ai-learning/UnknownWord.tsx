import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import { ResultHeading } from './ResultHeading';
import type { Unknown } from './tutoring';
import { WordPicks } from './WordPicks';

type Props = { readonly unknown: Unknown; readonly onAsk: (english: string) => void };

/** Says that the word is unknown and offers similar words, or others. */
export function UnknownWord({ unknown: { query, nearest, instead }, onAsk }: Props) {
  const t = useText(aiLearning);
  const offered = nearest.length > 0 ? nearest : instead;
  return (
    <section className="grid gap-5" aria-labelledby="unknown-word">
      <div className="grid gap-1.5">
        <ResultHeading id="unknown-word">{t('unknownTitle', { query })}</ResultHeading>
        <p className="text-muted">{t('unknownText')}</p>
      </div>
      {offered.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-xl">{t(nearest.length > 0 ? 'didYouMean' : 'insteadTitle')}</h3>
          <WordPicks words={offered} onAsk={onAsk} />
        </div>
      )}
    </section>
  );
}
