import { useState } from 'react';
import { isPupilId, type Pupil, type SchoolClass } from '../../../domain/classroom/classroom';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { Classroom, ClassroomErrorKind } from '../../../ports/classroom';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/layout/Dialog';
import { Notice } from '../../../ui/messages/Notice';

type Props = {
  open: boolean;
  classroom: Classroom;
  schoolClass: SchoolClass;
  pupils: readonly Pupil[];
  onClose: () => void;
  onDone: () => void;
};

/** Says what will be lost before deleting a class. */
export function DeleteDialog({ open, classroom, schoolClass, pupils, onClose, onDone }: Props) {
  const t = useText(classes);
  const [state, setState] = useState<'ready' | 'deleting' | ClassroomErrorKind>('ready');
  const guests = pupils.filter(({ id }) => isPupilId(id)).length;
  const remove = async () => {
    setState('deleting');
    const removed = await classroom.remove(schoolClass.id);
    setState(removed.ok ? 'ready' : removed.error.kind);
    if (removed.ok) onDone();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('deleteTitle', { name: schoolClass.name })}
      closeLabel={t('close')}
      actions={
        <Button look="danger" disabled={state === 'deleting'} onClick={() => void remove()}>
          {t(state === 'deleting' ? 'deleting' : 'deleteNow')}
        </Button>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('deletePupils', { count: pupils.length })}</li>
        {guests > 0 && <li>{t('deleteGuests', { count: guests })}</li>}
        <li>{t('deleteForever')}</li>
      </ul>
      <div role="alert" className="mt-4 empty:hidden">
        {state !== 'ready' && state !== 'deleting' && <Notice tone="danger">{t(state)}</Notice>}
      </div>
    </Dialog>
  );
}
