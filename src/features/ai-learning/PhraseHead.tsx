import { transliterated } from '../../domain/script/transliteration';
import type { Phrase } from '../../domain/translation/phrase';
import { aiLearning } from '../../i18n/aiLearning';
import { useReadAloudTexts } from '../../i18n/readAloud';
import { useText } from '../../i18n/useText';
import { ReadAloud } from '../../ui/speech/ReadAloud';
import { ResultHeading } from './ResultHeading';

type Props = { readonly phrase: Phrase; readonly isLatinShown: boolean };

/** The query and its large Telugu translation, to read and to hear. */
export function PhraseHead({ phrase: { english, telugu }, isLatinShown }: Props) {
  const t = useText(aiLearning);
  const texts = useReadAloudTexts({ play: t('play'), listen: t('listen'), position: t('position') });
  return (
    <div className="grid gap-2">
      <ResultHeading id="explained-word">{t('phraseInTelugu', { phrase: english })}</ResultHeading>
      <ReadAloud text={telugu} texts={texts} textClassName="font-display text-3xl leading-[1.5] sm:text-4xl" />
      {isLatinShown && (
        <p lang="te-Latn" className="text-xl text-muted">
          {transliterated(telugu)}
        </p>
      )}
    </div>
  );
}
