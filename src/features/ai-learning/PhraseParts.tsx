import { transliterated } from '../../domain/script/transliteration';
import type { PhrasePart } from '../../domain/translation/phrase';
import { englishPrompt } from '../../domain/quiz/englishPrompt';
import { aiLearning } from '../../i18n/aiLearning';
import { useSpeakLabels } from '../../i18n/speech';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { SpeakButton } from '../../ui/speech/SpeakButton';

type Props = {
  readonly parts: readonly PhrasePart[];
  readonly isLatinShown: boolean;
  readonly onAsk: (text: string) => void;
};

/** The words of a phrase in Telugu order, each with its sound, its English, and the reason for its form. */
export const PhraseParts = ({ parts, ...rest }: Props) => (
  <ol className="grid gap-3 @xl:grid-cols-2">
    {parts.map((part, at) => (
      <Part key={`${at}${part.telugu}`} part={part} {...rest} />
    ))}
  </ol>
);

function Part({ part, isLatinShown, onAsk }: Omit<Props, 'parts'> & { readonly part: PhrasePart }) {
  const t = useText(aiLearning);
  const pick = useBilingual();
  const labels = useSpeakLabels(part.telugu);
  const { telugu, english, wordId, why } = part;
  const names = (
    <>
      <span lang="te" className="font-display block text-2xl leading-[1.5]">
        {telugu}
      </span>
      {isLatinShown && (
        <span lang="te-Latn" className="block text-muted">
          {transliterated(telugu)}
        </span>
      )}
      <span lang="en" className="block text-muted">
        {english}
      </span>
    </>
  );
  return (
    <li className="flex items-start gap-3 rounded-card border-2 border-line bg-card p-3">
      <SpeakButton text={telugu} labels={labels} />
      <div className="min-w-0 flex-1">
        {wordId === undefined ? (
          <p>{names}</p>
        ) : (
          <button
            type="button"
            aria-label={t('explainAgain', { word: englishPrompt(wordId) })}
            onClick={() => onAsk(englishPrompt(wordId))}
            className="touch w-full rounded-tile px-2 text-left hover:bg-indigo-tint"
          >
            {names}
          </button>
        )}
        {why && <p className={wordId === undefined ? 'mt-1' : 'mt-1 px-2'}>{pick(why)}</p>}
      </div>
    </li>
  );
}
