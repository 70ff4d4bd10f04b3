import type { HardWord } from '../../../domain/padyalu/poem';
import { useSpeakLabels } from '../../../i18n/speech';
import { useLanguage } from '../../../i18n/useText';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

/** In English both meanings are shown: the Telugu one is the modern word for the old one. */
export function ExplainedWord({ word, meaning }: HardWord) {
  const language = useLanguage();
  const labels = useSpeakLabels(word);
  return (
    <div className="flex items-center gap-3">
      <SpeakButton text={word} labels={labels} />
      <div className="min-w-0">
        <p lang="te" className="text-lg font-semibold">
          {word}
        </p>
        <p lang="te" className="text-muted">
          {meaning.te}
        </p>
        {language === 'en' && <p className="text-muted">{meaning.en}</p>}
      </div>
    </div>
  );
}
