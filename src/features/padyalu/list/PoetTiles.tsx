import { firstLetter } from '../../../domain/padyalu/fallbacks';
import type { Poet } from '../../../domain/padyalu/poem';
import { padyalu } from '../../../i18n/padyalu';
import { useText } from '../../../i18n/useText';
import { LetterTile } from '../LetterTile';
import { usePoetTexts } from '../texts';

type Props = {
  readonly poets: readonly Poet[];
  /** The number of poems per poet; `null` while loading. */
  readonly counts: ReadonlyMap<string, number> | null;
  readonly onSelect: (poetId: string) => void;
};

const USUAL_COUNT = 10;

/** The poets as tiles, for learners who prefer tapping a letter to opening a list. */
export function PoetTiles({ poets, counts, onSelect }: Props) {
  const t = useText(padyalu);
  const { nameOf, periodOf, workOf } = usePoetTexts();
  if (poets.length === 0) return null;
  return (
    <section aria-labelledby="poets">
      <h2 id="poets" className="mb-4 text-xl">
        {t('poets')}
      </h2>
      <ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {poets.map((poet, index) => (
          <li key={poet.id}>
            <button
              type="button"
              onClick={() => onSelect(poet.id)}
              className="flex size-full items-center gap-4 rounded-card border border-line bg-card p-4 text-left shadow-card transition-transform hover:-translate-y-0.5"
            >
              <LetterTile letter={firstLetter(poet.nameTelugu ?? poet.name)} tone={index} />
              <span className="min-w-0">
                <span className="block font-display text-lg">{nameOf(poet) || poet.id}</span>
                <span className="type-small block">{workOf(poet)}</span>
                <span className="type-small block text-muted">
                  {periodOf(poet) && (
                    <>
                      {periodOf(poet)}
                      {' · '}
                    </>
                  )}
                  {/* Reserves space for the number of poems. */}
                  <span className={`whitespace-nowrap ${counts ? '' : 'invisible'}`}>
                    {t('poems', { count: counts ? (counts.get(poet.id) ?? 0) : USUAL_COUNT })}
                  </span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
