import { useState } from 'react';
import { type Assignment, inOrderOfWork } from '../../../domain/classroom/assignment';
import { MAX_ASSIGNMENTS, type Pupil } from '../../../domain/classroom/classroom';
import { classes } from '../../../i18n/classes';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import type { Classroom } from '../../../ports/classroom';
import { Button } from '../../../ui/controls/Button';
import { Chip } from '../../../ui/controls/Chip';
import { Icon } from '../../../ui/pictures/Icon';
import { IconButton } from '../../../ui/controls/IconButton';
import { Panel } from '../../../ui/layout/Panel';
import { useToast } from '../../../ui/messages/toastContext';
import { useDueText } from '../useDueText';
import { useTargetOf } from '../useTargets';
import { GiveDialog } from './GiveDialog';

type Props = {
  classroom: Classroom;
  classId: string;
  pupils: readonly Pupil[];
  assignments: readonly Assignment[];
  onChanged: () => Promise<void>;
};

/** The assignments of the class, and how many pupils have done each. */
export function Assignments({ classroom, classId, pupils, assignments, onChanged }: Props) {
  const t = useText(classes);
  const showToast = useToast();
  const pick = useBilingual();
  const dueText = useDueText();
  const targetOf = useTargetOf(assignments);
  const [isGiving, setGiving] = useState(false);
  const isFull = assignments.length >= MAX_ASSIGNMENTS;

  const removeAssignment = async (id: string) => {
    const taken = await classroom.unassign(classId, id);
    if (taken.ok) await onChanged();
    else showToast({ message: t('failed', { reason: t(taken.error.kind) }) });
  };

  return (
    <Panel title={t('assignments')}>
      {assignments.length === 0 && <p className="text-muted">{t('noAssignments')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {inOrderOfWork(assignments, []).map((assignment) => {
          const target = targetOf(assignment);
          const title = target ? pick(target.title) : t(target === null ? 'unknownTarget' : assignment.kind);
          const due = dueText(assignment.dueDay);
          const done = pupils.filter((pupil) => pupil.done.includes(assignment.id)).length;
          return (
            <li key={assignment.id} className="flex items-center gap-3 py-3">
              <span aria-hidden="true" className="flex-none text-3xl leading-none!">
                {target?.picture}
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-sm text-muted">{t(assignment.kind)}</p>
                <p className="font-semibold">{title}</p>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Chip tone={due.isLate ? 'vermilion' : 'indigo'}>{due.text}</Chip>
                  <span className="text-muted">{t('doneBy', { done, total: pupils.length })}</span>
                </p>
              </div>
              <IconButton
                icon="trash"
                label={t('takeBack', { title })}
                onClick={() => void removeAssignment(assignment.id)}
              />
            </li>
          );
        })}
      </ul>
      {isFull ? (
        <p className="text-muted">{t('mostGiven', { most: MAX_ASSIGNMENTS })}</p>
      ) : (
        <Button className="self-start" onClick={() => setGiving(true)}>
          <Icon name="plus" className="size-5" />
          {t('give')}
        </Button>
      )}
      <GiveDialog
        open={isGiving}
        onClose={() => setGiving(false)}
        onGive={async (wanted) => {
          const given = await classroom.assign(classId, wanted);
          if (!given.ok) return given.error.kind;
          await onChanged();
          setGiving(false);
          return null;
        }}
      />
    </Panel>
  );
}
