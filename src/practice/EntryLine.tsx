import type { Bilingual } from '../domain/bilingual';
import { type Entry, teluguDigits } from '../domain/lesson/entry';
import { transliterated } from '../domain/script/transliteration';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { Chip } from '../ui/Chip';
import { MixedText } from '../ui/MixedText';
import { Listen } from './hearing/Listen';

type Props = { entry: Entry; label?: string | undefined };

/** Something learned, to read and to hear: how it is written, how it is said, what it means. */
export function EntryLine({ entry, label }: Props) {
  const t = useText(exercises);
  const { telugu, english, picture, number, isTrue } = entry;
  if (isTrue !== undefined) return <StatementLine text={{ en: english ?? telugu, te: telugu }} isTrue={isTrue} />;
  return (
    <div className="flex items-center gap-3.5">
      <Listen text={telugu} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {label && <span className="type-small block font-semibold">{label}</span>}
        {picture !== undefined && number === undefined && <span aria-hidden="true">{picture} </span>}
        <span lang="te" className="text-xl font-semibold">
          {telugu}
        </span>
        {number !== undefined && ` ${number} · ${teluguDigits(number)}`}{' '}
        <span lang="te-Latn" className="text-muted">
          {transliterated(telugu)}
        </span>
        {english !== undefined && <span> {t('means', { meaning: english })}</span>}
      </p>
    </div>
  );
}

/** A statement never stands alone: half of them are not true. */
function StatementLine({ text, isTrue }: { text: Bilingual; isTrue: boolean }) {
  const t = useText(exercises);
  const language = useLanguage();
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="wrap-anywhere">
        <MixedText text={text[language]} language={language} />
      </p>
      <Chip tone={isTrue ? 'leaf' : 'vermilion'}>{t(isTrue ? 'true' : 'notTrue')}</Chip>
    </div>
  );
}
