import { useState } from 'react';
import type { Assignment } from '../../../domain/classroom/assignment';
import type { Pupil } from '../../../domain/classroom/classroom';
import { figuresOn } from '../../../domain/classroom/pupilFigures';
import { ROSTER_ORDERS, rosterBy, type RosterOrder } from '../../../domain/classroom/roster';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { Classroom } from '../../../ports/classroom';
import { useToday } from '../../../state/figures/useToday';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { Panel } from '../../../ui/layout/Panel';
import { Select } from '../../../ui/controls/Select';
import { PupilDialog } from './PupilDialog';
import { RosterCards } from './RosterCards';
import { RosterTable } from './RosterTable';

const ORDER_TEXTS = { name: 'byName', points: 'byPoints', lastDay: 'byLastDay' } as const;

type Props = {
  classroom: Classroom;
  classId: string;
  pupils: readonly Pupil[];
  assignments: readonly Assignment[];
  onChanged: () => Promise<void>;
};

/** All pupils in the teacher's chosen order: a table, or cards on a narrow screen. */
export function Roster({ classroom, classId, pupils, assignments, onChanged }: Props) {
  const t = useText(classes);
  const today = useToday();
  const [order, setOrder] = useState<RosterOrder>('name');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = rosterBy(
    pupils.map((pupil) => figuresOn(pupil, today)),
    order,
  );

  return (
    <Panel title={pupils.length > 0 ? t('pupils', { count: pupils.length }) : t('roster')}>
      {pupils.length === 0 ? (
        <p className="text-muted">{t('rosterEmpty')}</p>
      ) : (
        <>
          <div className="hidden @3xl:block">
            <RosterTable
              pupils={shown}
              assignments={assignments}
              order={order}
              onOrder={setOrder}
              onChoose={setChosen}
            />
          </div>
          <div className="grid gap-3 @3xl:hidden">
            <Select
              label={t('orderBy')}
              value={order}
              onChange={({ target }) => setOrder(ROSTER_ORDERS.find((one) => one === target.value) ?? 'name')}
              options={ROSTER_ORDERS.map((one) => ({ value: one, label: t(ORDER_TEXTS[one]) }))}
            />
            <RosterCards pupils={shown} assignments={assignments} onChoose={setChosen} />
          </div>
        </>
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
