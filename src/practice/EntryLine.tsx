import type { Bilingual } from '../domain/bilingual';
import { type Entry, teluguDigits } from '../domain/lesson/entry';
import { transliterated } from '../domain/script/transliteration';
import { exercises } from '../i18n/exercises';
import { useLanguage, useText } from '../i18n/useText';
import { Chip } from '../ui/controls/Chip';
import { MixedText } from '../ui/layout/MixedText';
import { Listen } from './hearing/Listen';

const MAX_ROMANIZED_LENGTH = 20;

type Props = {
  entry: Entry;
  label?: string | undefined;
  /** Leaves out what takes space: the Latin letters of a sentence and, in a Telugu interface, the English. */
  isShort?: boolean;
};

/** Shows how an entry is written, how it sounds, and what it means. */
export function EntryLine({ entry, label, isShort = false }: Props) {
  const t = useText(exercises);
  const isInTelugu = useLanguage() === 'te';
  const { telugu, english, picture, number, isTrue } = entry;
  if (isTrue !== undefined) return <StatementLine text={{ en: english ?? telugu, te: telugu }} isTrue={isTrue} />;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Listen text={telugu} />
      <p className="min-w-0 flex-1 leading-normal! wrap-normal">
        {label && <span className="type-small block leading-snug! font-semibold">{label}</span>}
        {picture !== undefined && number === undefined && <span aria-hidden="true">{picture} </span>}
        <span lang="te" className="text-xl leading-normal! font-semibold">
          {telugu}
        </span>
        {number !== undefined && ` ${number} · ${teluguDigits(number)}`}{' '}
        {/* A learner who reads the interface in Telugu does not need Latin letters. */}
        {!isInTelugu && !(isShort && telugu.length > MAX_ROMANIZED_LENGTH) && (
          <span lang="te-Latn" className="text-muted">
            {transliterated(telugu)}
          </span>
        )}
        {english !== undefined && !(isShort && isInTelugu) && <span> {t('means', { meaning: english })}</span>}
      </p>
    </div>
  );
}

/** A statement is never shown alone: half of them are false. */
function StatementLine({ text, isTrue }: { text: Bilingual; isTrue: boolean }) {
  const t = useText(exercises);
  const language = useLanguage();
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="wrap-normal">
        <MixedText text={text[language]} language={language} />
      </p>
      <Chip tone={isTrue ? 'leaf' : 'vermilion'}>{t(isTrue ? 'true' : 'notTrue')}</Chip>
    </div>
  );
}
