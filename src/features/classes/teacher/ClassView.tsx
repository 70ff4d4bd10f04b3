import { useCallback, useState } from 'react';
import type { SchoolClass } from '../../../domain/classroom/classroom';
import { ok } from '../../../domain/result';
import { classes } from '../../../i18n/classes';
import { useText } from '../../../i18n/useText';
import type { Classroom } from '../../../ports/classroom';
import { Button } from '../../../ui/controls/Button';
import { ErrorState } from '../../../ui/messages/ErrorState';
import { Icon } from '../../../ui/pictures/Icon';
import { Spinner } from '../../../ui/messages/Spinner';
import { useAsked } from '../useAsked';
import { Assignments } from './Assignments';
import { CodeCard } from './CodeCard';
import { DeleteDialog } from './DeleteDialog';
import { JoinSheet } from './JoinSheet';
import { MixedUpByClass } from './MixedUp';
import { RenameDialog } from './RenameDialog';
import { Roster } from './Roster';

type Props = { classroom: Classroom; schoolClass: SchoolClass; onChanged: () => void };

/** One class: its code, its assignments and its pupils. */
export function ClassView({ classroom, schoolClass, onChanged }: Props) {
  const t = useText(classes);
  const { id, name, code } = schoolClass;
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const ask = useCallback(async () => {
    const [pupils, assignments] = await Promise.all([classroom.roster(id), classroom.assignments(id)]);
    if (!pupils.ok) return pupils;
    return assignments.ok ? ok({ pupils: pupils.value, assignments: assignments.value }) : assignments;
  }, [classroom, id]);
  const { asked, askAgain } = useAsked(ask);
  const close = () => setOpen(null);

  return (
    <>
      <JoinSheet name={name} code={code} />
      <section aria-labelledby="class-name" className="grid grid-cols-1 gap-6 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="class-name" className="typed text-2xl md:text-3xl">
            {name}
          </h2>
          <Button look="quiet" onClick={() => setOpen('rename')}>
            <Icon name="edit" className="size-5" />
            {t('rename')}
          </Button>
        </div>
        <CodeCard name={name} code={code} />
        {asked.kind === 'loading' && <Spinner label={t('loading')} />}
        {asked.kind === 'failed' && (
          <ErrorState
            headingLevel="h3"
            title={t('loadFailedTitle')}
            text={t(asked.reason)}
            action={<Button onClick={() => void askAgain()}>{t('tryAgain')}</Button>}
          />
        )}
        {asked.kind === 'loaded' && (
          <>
            <Assignments classroom={classroom} classId={id} {...asked.value} onChanged={askAgain} />
            <MixedUpByClass pupils={asked.value.pupils} />
            <Roster classroom={classroom} classId={id} {...asked.value} onChanged={askAgain} />
          </>
        )}
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen('delete')}>
          <Icon name="trash" className="size-5" />
          {t('deleteClass')}
        </Button>
      </section>
      <RenameDialog
        open={open === 'rename'}
        classroom={classroom}
        schoolClass={schoolClass}
        onClose={close}
        onDone={onChanged}
      />
      <DeleteDialog
        open={open === 'delete'}
        classroom={classroom}
        schoolClass={schoolClass}
        pupils={asked.kind === 'loaded' ? asked.value.pupils : []}
        onClose={close}
        onDone={onChanged}
      />
    </>
  );
}
