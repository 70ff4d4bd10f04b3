import type { Assignment } from '../../../domain/classroom/assignment';
import type { Pupil } from '../../../domain/classroom/classroom';
import type { RosterOrder } from '../../../domain/classroom/roster';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/pictures/Icon';
import { IconButton } from '../../../ui/controls/IconButton';
import { LearnerFace } from '../../../ui/pictures/LearnerFace';
import { MixedUpBy } from './MixedUp';
import { usePupilTexts } from './usePupilTexts';

const CELL = 'px-2.5 py-2.5 first:pl-0 last:pr-0 align-middle';
const FIGURES = `${CELL} tabular-nums`;

type Props = {
  pupils: readonly Pupil[];
  assignments: readonly Assignment[];
  order: RosterOrder;
  onOrder: (order: RosterOrder) => void;
  onChoose: (pupilId: string) => void;
};

/** A tap on a column header sorts the pupils by it. */
export function RosterTable({ pupils, assignments, order, onOrder, onChoose }: Props) {
  const t = useText(classes);
  const textsOf = usePupilTexts(assignments);
  const heads = [
    { by: 'name', text: t('name') },
    { by: 'points', text: t('points') },
    { by: null, text: t('time') },
    { by: 'lastDay', text: t('lastDay') },
    { by: null, text: t('mixesUp') },
    { by: null, text: t('doneOf') },
  ] as const;
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b-2 border-line">
          {heads.map(({ by, text }) => (
            <th
              key={text}
              scope="col"
              aria-sort={by === order ? (by === 'points' ? 'descending' : 'ascending') : undefined}
              className={CELL}
            >
              {by ? (
                <button
                  type="button"
                  className="touch -mx-1 inline-flex items-center gap-1 rounded-tile px-1 text-left font-semibold text-indigo"
                  onClick={() => onOrder(by)}
                >
                  {text}
                  {by === order && <Icon name="chevronDown" className="size-4" />}
                </button>
              ) : (
                text
              )}
            </th>
          ))}
          <th scope="col" className={CELL}>
            <span className="sr-only">{t('more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pupils.map((pupil) => {
          const { points, minutes, lastDay, done } = textsOf(pupil);
          return (
            <tr key={pupil.id} className="border-b border-line last:border-0">
              <th scope="row" className={`${CELL} font-semibold`}>
                <span className="flex items-center gap-3">
                  <LearnerFace name={pupil.name} picture={pupil.picture} />
                  <span className="typed min-w-32">{pupil.name}</span>
                </span>
              </th>
              <td className={FIGURES}>{points}</td>
              <td className={FIGURES}>{minutes}</td>
              <td className={CELL}>{lastDay}</td>
              <td className={CELL}>
                <MixedUpBy pupil={pupil} />
              </td>
              <td className={`${FIGURES} whitespace-nowrap`}>{done}</td>
              <td className={CELL}>
                <IconButton
                  icon="menu"
                  label={t('pupilMenu', { name: pupil.name })}
                  onClick={() => onChoose(pupil.id)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
