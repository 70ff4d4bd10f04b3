import type { Phrase } from '../../domain/translation/phrase';
import { aiLearning } from '../../i18n/aiLearning';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Notice } from '../../ui/messages/Notice';
import { PhraseParts } from './PhraseParts';

type Props = { readonly phrase: Phrase; readonly isLatinShown: boolean; readonly onAsk: (text: string) => void };

/** Shows which word is which, and explains their order. */
export function PhraseBuild({ phrase: { parts, build }, isLatinShown, onAsk }: Props) {
  const t = useText(aiLearning);
  const pick = useBilingual();
  return (
    <>
      {parts.length > 0 && (
        <div className="@container grid gap-3">
          <h3 className="text-xl">{t('wordByWord')}</h3>
          <PhraseParts parts={parts} isLatinShown={isLatinShown} onAsk={onAsk} />
        </div>
      )}
      {build.length > 0 && (
        <Notice title={t('howBuilt')}>
          {build.map((sentence) => (
            <p key={sentence.en}>{pick(sentence)}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
