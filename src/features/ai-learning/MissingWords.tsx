import type { PhrasePart } from '../../domain/translation/phrase';
import { aiLearning } from '../../i18n/aiLearning';
import { useText } from '../../i18n/useText';
import { PhraseParts } from './PhraseParts';
import { ResultHeading } from './ResultHeading';

type Props = {
  readonly missing: readonly string[];
  readonly known: readonly PhrasePart[];
  readonly onAsk: (text: string) => void;
};

/** Names the unknown words of a phrase and shows its known parts. */
export function MissingWords({ missing, known, onAsk }: Props) {
  const t = useText(aiLearning);
  return (
    <section className="grid gap-5" aria-labelledby="missing-words">
      <div className="grid gap-1.5">
        <ResultHeading id="missing-words">{t('unknownTitle', { query: missing.join(', ') })}</ResultHeading>
        <p className="text-muted">{t('unknownText')}</p>
      </div>
      {known.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-xl">{t('restKnown')}</h3>
          <PhraseParts parts={known} isLatinShown={false} onAsk={onAsk} />
        </div>
      )}
    </section>
  );
}
