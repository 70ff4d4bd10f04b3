import { type FormEvent, useState } from 'react';
import { asClassName } from '../../../domain/classroom/classroom';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { Classroom, ClassroomErrorKind } from '../../../ports/classroom';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { Notice } from '../../../ui/messages/Notice';
import { Panel } from '../../../ui/layout/Panel';

type Props = { classroom: Classroom; onMade: (classId: string) => Promise<void> };

/** A class needs only a name. */
export function MakeClass({ classroom, onMade }: Props) {
  const t = useText(classes);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [state, setState] = useState<'ready' | 'making' | ClassroomErrorKind>('ready');

  const make = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(asClassName(name) === null);
    if (asClassName(name) === null || state === 'making') return;
    setState('making');
    const made = await classroom.make(name);
    if (made.ok) {
      setName('');
      await onMade(made.value.id);
    }
    setState(made.ok ? 'ready' : made.error.kind);
  };

  return (
    <div className="print:hidden">
      <Panel title={t('makeTitle')}>
        <form onSubmit={make} noValidate className="grid gap-4">
          <Field
            label={t('className')}
            hint={t('classNameHint')}
            error={isMissing && asClassName(name) === null ? t('classNameMissing') : undefined}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div role="alert" className="empty:hidden">
            {state !== 'ready' && state !== 'making' && <Notice tone="danger">{t(state)}</Notice>}
          </div>
          <Button type="submit" disabled={state === 'making'} className="justify-self-start">
            {t(state === 'making' ? 'making' : 'make')}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
