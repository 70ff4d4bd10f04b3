import { aksharas } from '../../domain/script/aksharas';
import { transliterated } from '../../domain/script/transliteration';
import { aiLearning } from '../../i18n/aiLearning';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { SpeakButton } from '../../ui/speech/SpeakButton';

type Props = { readonly word: string; readonly isLatinShown: boolean };

/** The aksharas of the word, each with its sound. */
export function Letters({ word, isLatinShown }: Props) {
  const t = useText(aiLearning);
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{t('letters')}</h3>
      <ul className="flex flex-wrap gap-3">
        {aksharas(word).map((letter, at) => (
          <Letter key={`${at}${letter}`} letter={letter} isLatinShown={isLatinShown} />
        ))}
      </ul>
    </div>
  );
}

function Letter({ letter, isLatinShown }: { readonly letter: string; readonly isLatinShown: boolean }) {
  const labels = useSpeakLabels(letter);
  return (
    <li className="flex min-w-20 flex-col items-center gap-1 rounded-tile border-2 border-line bg-paper px-3 pt-2 pb-2.5">
      <span lang="te" className="font-display text-[2.5rem] leading-[1.45]">
        {letter}
      </span>
      {isLatinShown && (
        <span lang="te-Latn" className="type-small text-muted">
          {transliterated(letter)}
        </span>
      )}
      <SpeakButton text={letter} labels={labels} />
    </li>
  );
}
