import type { Pupil } from '../../../domain/classroom/classroom';
import { pairsOfClass, worstPairs } from '../../../domain/classroom/pupilFigures';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import { Panel } from '../../../ui/layout/Panel';

const PAIR = 'inline-flex items-baseline gap-1.5 rounded-full bg-vermilion-tint px-3 py-0.5 text-ink';
const BETWEEN = '/';

function Pair({ letters: [first, second] }: { letters: readonly [string, string] }) {
  const t = useText(classes);
  return (
    <>
      <span className="sr-only">{t('mixedUpPair', { first, second })}</span>
      <span aria-hidden="true" lang="te" className="font-display text-lg leading-normal! whitespace-nowrap">
        {first} {BETWEEN} {second}
      </span>
    </>
  );
}

/** The letters that one pupil confuses. */
export function MixedUpBy({ pupil }: { pupil: Pupil }) {
  const t = useText(classes);
  const pairs = worstPairs(pupil);
  if (pairs.length === 0) return <span className="text-muted">{t('nothingMixedUp')}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {pairs.map((letters) => (
        <li key={letters.join()} className={PAIR}>
          <Pair letters={letters} />
        </li>
      ))}
    </ul>
  );
}

/** The pairs that most pupils confuse, so the whole class should review them. */
export function MixedUpByClass({ pupils }: { pupils: readonly Pupil[] }) {
  const t = useText(classes);
  const pairs = pairsOfClass(pupils);
  if (pairs.length === 0) return null;
  return (
    <Panel title={t('classMixesUp')}>
      <ul className="flex flex-wrap gap-2.5">
        {pairs.map(({ letters, pupils: count }) => (
          <li key={letters.join()} className={PAIR}>
            <Pair letters={letters} />
            <span className="text-sm">{t('byPupils', { count })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
