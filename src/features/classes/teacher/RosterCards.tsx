import type { Assignment } from '../../../domain/classroom/assignment';
import type { Pupil } from '../../../domain/classroom/classroom';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import { IconButton } from '../../../ui/controls/IconButton';
import { LearnerFace } from '../../../ui/pictures/LearnerFace';
import { MixedUpBy } from './MixedUp';
import { usePupilTexts } from './usePupilTexts';

type Props = {
  pupils: readonly Pupil[];
  assignments: readonly Assignment[];
  onChoose: (pupilId: string) => void;
};

/** The roster on a phone. */
export function RosterCards({ pupils, assignments, onChoose }: Props) {
  const t = useText(classes);
  const textsOf = usePupilTexts(assignments);
  return (
    <ul className="grid gap-x-6 @xl:grid-cols-2">
      {pupils.map((pupil) => {
        const { points, minutes, lastDay, done } = textsOf(pupil);
        const figures = [
          [t('points'), points],
          [t('time'), minutes],
          [t('lastDay'), lastDay],
          [t('doneOf'), done],
        ] as const;
        return (
          <li key={pupil.id} className="grid content-start gap-2 border-t border-line py-3">
            <div className="flex items-center gap-3">
              <LearnerFace name={pupil.name} picture={pupil.picture} />
              <h3 className="typed min-w-0 flex-1 text-lg">{pupil.name}</h3>
              <IconButton icon="menu" label={t('pupilMenu', { name: pupil.name })} onClick={() => onChoose(pupil.id)} />
            </div>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
              {figures.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
              <dt className="text-sm text-muted">{t('mixesUp')}</dt>
              <dd>
                <MixedUpBy pupil={pupil} />
              </dd>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
