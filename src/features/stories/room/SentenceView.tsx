import { useId, useState } from 'react';
import type { Bilingual } from '../../../domain/bilingual';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Listen } from '../../../practice/hearing/Listen';
import { TouchableText } from '../word/TouchableText';

type Props = {
  readonly sentence: Bilingual;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly spokenWord: number | null;
  readonly onWord: (word: string) => void;
};

/** Shows the Telugu large; a button reveals the English and a speaker for this sentence. */
export function SentenceView({ sentence: { te, en }, number, isCurrent, spokenWord, onWord }: Props) {
  const t = useText(stories);
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div
      className={`-mx-2 rounded-tile px-2 ${isCurrent ? 'bg-turmeric-tint' : ''}`}
      data-current={isCurrent ? '' : undefined}
    >
      <div className="flex items-start gap-2">
        <TouchableText
          text={te}
          spokenWord={spokenWord}
          onWord={onWord}
          className="min-w-0 flex-1 text-[1.6rem] leading-[1.75]! md:text-[2rem]"
        />
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          aria-label={t(isShown ? 'hideEnglish' : 'showEnglish', { number })}
          onClick={() => setShown(!isShown)}
          className="touch flex-none md:mt-1 rounded-full text-sm font-semibold text-muted hover:bg-indigo-tint hover:text-ink aria-expanded:bg-indigo-tint aria-expanded:text-indigo"
        >
          {t('english')}
        </button>
      </div>
      <div id={id} hidden={!isShown} className="pb-2">
        <div className="flex items-center gap-3">
          <Listen text={te} />
          <p lang="en" className="min-w-0 text-lg">
            {en}
          </p>
        </div>
      </div>
    </div>
  );
}
