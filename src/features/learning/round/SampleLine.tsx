import { type Sample, teluguDigits } from '../../../domain/lesson/sample';
import { transliterated } from '../../../domain/script/transliteration';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { Listen } from '../exercises/hearing/Listen';

type Props = { sample: Sample; label?: string | undefined };

/** Something learned, to read and to hear: how it is written, how it is said, what it means. */
export function SampleLine({ sample: { telugu, english, picture, number }, label }: Props) {
  const t = useText(exercises);
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
