import { aiLearning } from '../../i18n/aiLearning';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { SpeakButton } from '../../ui/speech/SpeakButton';
import type { LearnedWord } from './useLearnedWords';

type Props = { readonly learned: readonly LearnedWord[]; readonly onAsk: (text: string) => void };

/** Each word can be heard or explained again. */
export function LearnedWords({ learned, onAsk }: Props) {
  const t = useText(aiLearning);
  return (
    <section className="@container grid gap-4 border-t border-line pt-7" aria-labelledby="learned-words">
      <div>
        <h2 id="learned-words" className="text-2xl">
          {t('learnedTitle')}
        </h2>
        <p className="text-muted">{t('learnedText')}</p>
      </div>
      <ul className="grid gap-3 @xl:grid-cols-2 @4xl:grid-cols-3">
        {learned.map((one) => (
          <Learned key={one.query} {...one} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

function Learned({ query, word, onAsk }: LearnedWord & Pick<Props, 'onAsk'>) {
  const t = useText(aiLearning);
  const labels = useSpeakLabels(word?.telugu ?? query);
  const name = word?.english ?? query;
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-3">
      {word && <SpeakButton text={word.telugu} labels={labels} />}
      <button
        type="button"
        aria-label={t('explainAgain', { word: name })}
        onClick={() => onAsk(query)}
        className="touch flex min-w-0 flex-1 items-center gap-3 rounded-tile px-2 text-left hover:bg-indigo-tint"
      >
        <span className="min-w-0 flex-1">
          {word && (
            <span lang="te" className="font-display block text-xl">
              {word.telugu}
            </span>
          )}
          <span className="block text-muted">{name}</span>
        </span>
        {word?.emoji && (
          <span aria-hidden="true" className="text-3xl [font-variant-emoji:emoji]">
            {word.emoji}
          </span>
        )}
      </button>
    </li>
  );
}
