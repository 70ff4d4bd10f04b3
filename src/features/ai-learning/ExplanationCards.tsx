import { transliterated } from '../../domain/script/transliteration';
import { aiLearning } from '../../i18n/aiLearning';
import { useReadAloudTexts } from '../../i18n/readAloud';
import { useText } from '../../i18n/useText';
import type { Explanation } from '../../ports/tutor';
import { Card } from '../../ui/layout/Card';
import { ReadAloud } from '../../ui/speech/ReadAloud';
import { ResultHeading } from './ResultHeading';

type Props = {
  readonly explanation: Explanation;
  /** 0 is the first explanation; higher numbers are further ones. */
  readonly number: number;
  readonly isLatinShown: boolean;
};

/** The explanation in both languages, side by side; the Telugu one can be heard. */
export function ExplanationCards({ explanation: { english, telugu }, number, isLatinShown }: Props) {
  const t = useText(aiLearning);
  const texts = useReadAloudTexts({ play: t('play'), listen: t('listen'), position: t('position') });
  return (
    <div className="grid gap-4" role="group" aria-label={number === 0 ? t('meaning') : t('moreNumber', { number })}>
      {number > 0 && <ResultHeading level="h3">{t('moreNumber', { number })}</ResultHeading>}
      <div className="grid gap-4 @xl:grid-cols-2">
        <Card className="p-5 md:p-6">
          <h4 className="mb-2 font-semibold text-indigo">{t('english')}</h4>
          <p lang="en" className="text-lg leading-relaxed">
            {english}
          </p>
        </Card>
        <Card className="p-5 md:p-6">
          <h4 className="mb-2 font-semibold text-indigo">{t('telugu')}</h4>
          <ReadAloud text={telugu} texts={texts} />
          {isLatinShown && (
            <p lang="te-Latn" className="mt-3 text-muted">
              {transliterated(telugu)}
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}
