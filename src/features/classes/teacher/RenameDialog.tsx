import { type FormEvent, useState } from 'react';
import { asClassName, type SchoolClass } from '../../../domain/classroom/classroom';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { Classroom, ClassroomErrorKind } from '../../../ports/classroom';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/layout/Dialog';
import { Field } from '../../../ui/controls/Field';
import { Notice } from '../../../ui/messages/Notice';

type Props = {
  open: boolean;
  classroom: Classroom;
  schoolClass: SchoolClass;
  onClose: () => void;
  onDone: () => void;
};

export function RenameDialog(props: Props) {
  const t = useText(classes);
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('renameTitle')} closeLabel={t('close')}>
      <NameForm {...props} />
    </Dialog>
  );
}

function NameForm({ classroom, schoolClass, onClose, onDone }: Props) {
  const t = useText(classes);
  const [name, setName] = useState(schoolClass.name);
  const [state, setState] = useState<'ready' | 'sending' | ClassroomErrorKind>('ready');
  const isMissing = asClassName(name) === null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isMissing || state === 'sending') return;
    setState('sending');
    const renamed = await classroom.rename(schoolClass.id, name);
    setState(renamed.ok ? 'ready' : renamed.error.kind);
    if (!renamed.ok) return;
    onDone();
    onClose();
  };
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <Field
        data-autofocus
        label={t('className')}
        error={isMissing ? t('classNameMissing') : undefined}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div role="alert" className="empty:hidden">
        {state !== 'ready' && state !== 'sending' && <Notice tone="danger">{t(state)}</Notice>}
      </div>
      <Button type="submit" disabled={state === 'sending'}>
        {t('save')}
      </Button>
    </form>
  );
}
