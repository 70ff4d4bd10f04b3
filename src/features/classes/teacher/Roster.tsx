import { useState } from 'react';
import type { Assignment } from '../../../domain/classroom/assignment';
import type { Pupil } from '../../../domain/classroom/classroom';
import { figuresOn } from '../../../domain/classroom/pupilFigures';
import { rosterBy, type RosterOrder } from '../../../domain/classroom/roster';
import { classes } from '../../../i18n/classes';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/useText';
import type { Classroom } from '../../../ports/classroom';
import { useToday } from '../../../state/useToday';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { LearnerFace } from '../../../ui/LearnerFace';
import { Panel } from '../../../ui/Panel';
import { ScrollArea } from '../../../ui/ScrollArea';
import { MixedUpBy } from './MixedUp';
import { PupilDialog } from './PupilDialog';
import { useLastDay } from './useLastDay';

const CELL = 'px-2.5 py-2.5 first:pl-0 last:pr-0 align-middle';

type Props = {
  classroom: Classroom;
  classId: string;
  pupils: readonly Pupil[];
  assignments: readonly Assignment[];
  onChanged: () => Promise<void>;
};

/** Everybody in the class, in the order that the teacher wants. */
export function Roster({ classroom, classId, pupils, assignments, onChanged }: Props) {
  const t = useText(classes);
  const today = useToday();
  const [order, setOrder] = useState<RosterOrder>('name');
  const [chosen, setChosen] = useState<string | null>(null);
  const now = pupils.map((pupil) => figuresOn(pupil, today));
  const heads = [
    { order: 'name', text: t('name') },
    { order: 'points', text: t('points') },
    { order: null, text: t('time') },
    { order: 'lastDay', text: t('lastDay') },
    { order: null, text: t('mixesUp') },
    { order: null, text: t('doneOf') },
  ] as const;

  return (
    <Panel title={pupils.length > 0 ? t('pupils', { count: pupils.length }) : t('roster')}>
      {pupils.length === 0 ? (
        <p className="text-muted">{t('rosterEmpty')}</p>
      ) : (
        <ScrollArea label={t('roster')}>
          <table className="w-full min-w-160 border-collapse text-left">
            <thead>
              <tr className="border-b-2 border-line">
                {heads.map(({ order: by, text }) => (
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
                        onClick={() => setOrder(by)}
                      >
                        {text}
                        {by === order && <Icon name="chevronDown" className="size-4" />}
                      </button>
                    ) : (
                      text
                    )}
                  </th>
                ))}
                <th className={CELL}>
                  <span className="sr-only">{t('comeBack')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rosterBy(now, order).map((pupil) => (
                <Row key={pupil.id} pupil={pupil} assignments={assignments} onChoose={() => setChosen(pupil.id)} />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <Button look="quiet" className="self-start" onClick={() => void onChanged()}>
        <Icon name="refresh" className="size-5" />
        {t('readAgain')}
      </Button>
      <PupilDialog
        key={chosen ?? ''}
        pupil={pupils.find(({ id }) => id === chosen)}
        classroom={classroom}
        classId={classId}
        onClose={() => setChosen(null)}
        onRemoved={() => void onChanged()}
      />
    </Panel>
  );
}

type RowProps = { pupil: Pupil; assignments: readonly Assignment[]; onChoose: () => void };

function Row({ pupil, assignments, onChoose }: RowProps) {
  const t = useText(classes);
  const format = useFormat();
  const lastDayText = useLastDay();
  const { name, picture, pointsThisWeek, secondsThisWeek, lastDay, done } = pupil;
  const doneNow = assignments.filter(({ id }) => done.includes(id)).length;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={`${CELL} font-semibold`}>
        <span className="flex items-center gap-3">
          <LearnerFace name={name} picture={picture} />
          <span className="typed min-w-20">{name}</span>
        </span>
      </th>
      <td className={`${CELL} tabular-nums`}>{format.number(pointsThisWeek)}</td>
      <td className={`${CELL} tabular-nums`}>{t('minutes', { count: Math.round(secondsThisWeek / 60) })}</td>
      <td className={CELL}>{lastDayText(lastDay)}</td>
      <td className={CELL}>
        <MixedUpBy pupil={pupil} />
      </td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        {t('doneOfText', { done: doneNow, total: assignments.length })}
      </td>
      <td className={CELL}>
        <IconButton icon="menu" label={t('pupilMenu', { name })} onClick={onChoose} />
      </td>
    </tr>
  );
}
