import type { HardWord } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useSpeakLabels } from '../../../i18n/speech';
import { useLanguage, useText } from '../../../i18n/useText';
import { SpeakButton } from '../../../ui/speech/SpeakButton';

export function HardWords({ words }: { readonly words: readonly HardWord[] }) {
  const t = useText(padyalu);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="hard-words">
      <h2 id="hard-words" className="mb-3 text-xl">
        {t('hardWords')}
      </h2>
      <ul className="grid gap-3">
        {words.map((word, index) => (
          <Word key={index} {...word} />
        ))}
      </ul>
    </section>
  );
}

/** In English both meanings: the Telugu one is the everyday word for the old one. */
function Word({ word, meaning }: HardWord) {
  const language = useLanguage();
  const labels = useSpeakLabels(word);
  return (
    <li className="flex items-center gap-3">
      <SpeakButton text={word} labels={labels} />
      <div className="min-w-0 wrap-anywhere">
        <p lang="te" className="text-lg font-semibold">
          {word}
        </p>
        <p lang="te" className="text-muted">
          {meaning.te}
        </p>
        {language === 'en' && <p className="text-muted">{meaning.en}</p>}
      </div>
    </li>
  );
}
