import { LETTER_MEMORIES, type LetterMemory } from '../../domain/progress/letterMemory';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { LOOKS, MARKS, WRITTEN_MARK } from './letterLooks';

type Props = { letters: readonly LetterMemory[]; written: number };

/** Explains the marks on the letter tiles and counts the letters for each. */
export function MapLegend({ letters, written }: Props) {
  const t = useText(progress);
  const format = useFormat();
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {LETTER_MEMORIES.map((state) => (
        <div key={state} className="flex items-center gap-2">
          <dt className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`grid size-7 place-items-center rounded-tile border-2 text-xs ${LOOKS[state]}`}
            >
              {MARKS[state]}
            </span>
            {t(state)}
          </dt>
          <dd className="font-semibold tabular-nums">{format.number(letters.filter((one) => one === state).length)}</dd>
        </div>
      ))}
      <div className="flex items-center gap-2">
        <dt className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-tile border-2 border-line bg-card text-xs"
          >
            {WRITTEN_MARK}
          </span>
          {t('written')}
        </dt>
        <dd className="font-semibold tabular-nums">{format.number(written)}</dd>
      </div>
    </dl>
  );
}
