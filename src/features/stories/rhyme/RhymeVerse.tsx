import type { RhymeLine } from '../../../domain/reading/rhymeLines';
import { stories } from '../../../i18n/stories';
import { useText } from '../../../i18n/useText';
import { Listen } from '../../../practice/hearing/Listen';
import { TouchableText } from '../word/TouchableText';

type Props = {
  readonly number: number;
  readonly lines: readonly RhymeLine[];
  /** The index of the current word in the whole rhyme. */
  readonly current: number | null;
  readonly isEnglish: boolean;
  readonly onWord: (word: string) => void;
};

export function RhymeVerse({ number, lines, current, isEnglish, onWord }: Props) {
  const t = useText(stories);
  return (
    <ol aria-label={t('verse', { number })} className="grid gap-1">
      {lines.map(({ te, en, first, count }, at) => {
        const isSung = current !== null && current >= first && current < first + count;
        return (
          <li
            key={at}
            data-current={isSung ? '' : undefined}
            className={`-mx-2 flex items-center gap-3 rounded-tile px-2 ${isSung ? 'bg-turmeric-tint' : ''}`}
          >
            <Listen text={te} />
            <div className="min-w-0 py-1">
              <TouchableText
                text={te}
                spokenWord={isSung ? current - first : null}
                onWord={onWord}
                className="text-xl leading-[1.6]! md:text-2xl"
              />
              {isEnglish && (
                <p lang="en" className="text-muted">
                  {en}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
