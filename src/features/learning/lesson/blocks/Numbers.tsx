import { teluguDigits } from '../../../../domain/lesson/entry';
import { numberInTelugu } from '../../../../domain/speech/numbers';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { HeardButton } from '../HeardButton';
import { Latin } from '../latin';

/** Each number in both scripts and as it is said, all by rule. */
export function Numbers({ from, to }: { from: number; to: number }) {
  const t = useText(learning);
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,45%),1fr))] gap-2.5">
      {numbers.map((number) => {
        const word = numberInTelugu(number);
        return (
          <li key={number} className="grid">
            <HeardButton
              text={word}
              name={t('numberName', { number, word })}
              className="grid content-start justify-items-center gap-0.5 rounded-tile px-2 py-3 text-center shadow-card"
            >
              <span className="font-display flex flex-wrap items-baseline justify-center gap-x-3 text-4xl leading-[1.25]!">
                <span lang="te">{teluguDigits(number)}</span>
                <span className="text-2xl text-muted tabular-nums">{number}</span>
              </span>
              <span lang="te" className="text-lg">
                {word}
              </span>
              <Latin text={word} className="type-small" />
            </HeardButton>
          </li>
        );
      })}
    </ul>
  );
}
