import { transliterated } from '../../domain/script/transliteration';
import { aiLearning } from '../../i18n/aiLearning';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { SpeakButton } from '../../ui/speech/SpeakButton';
import { Picture } from './Picture';
import { ResultHeading } from './ResultHeading';
import type { WordShown } from './tutoring';

type Props = { readonly query: string; readonly word: WordShown | null; readonly isLatinShown: boolean };

export function WordHead({ query, word, isLatinShown }: Props) {
  const t = useText(aiLearning);
  return (
    <div className="flex items-center gap-4 sm:gap-5">
      {word && <Picture word={word} />}
      <div className="grid min-w-0 gap-1">
        <ResultHeading id="explained-word">{t('aboutWord', { word: word?.english ?? query })}</ResultHeading>
        {word && <SpokenName telugu={word.telugu} isLatinShown={isLatinShown} />}
      </div>
    </div>
  );
}

function SpokenName({ telugu, isLatinShown }: { readonly telugu: string; readonly isLatinShown: boolean }) {
  const labels = useSpeakLabels(telugu);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <SpeakButton text={telugu} labels={labels} />
      <p lang="te" className="font-display min-w-0 text-3xl leading-[1.5] sm:text-4xl">
        {telugu}
      </p>
      {isLatinShown && (
        <p lang="te-Latn" className="text-xl text-muted">
          {transliterated(telugu)}
        </p>
      )}
    </div>
  );
}
