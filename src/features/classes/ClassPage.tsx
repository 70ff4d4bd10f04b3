import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { inOrderOfWork } from '../../domain/classroom/assignment';
import { classes } from '../../i18n/classes';
import { useText } from '../../i18n/useText';
import type { Classroom } from '../../ports/classroom';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/messages/EmptyState';
import { ErrorState } from '../../ui/messages/ErrorState';
import { LearnerFace } from '../../ui/pictures/LearnerFace';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { JOIN, TODAY } from './addresses';
import { ClassLinks } from './ClassLinks';
import { NotHere } from './NotHere';
import { AssignmentLink } from './pupil/AssignmentLink';
import { type OwnClass, ownClasses } from './pupil/ownClasses';
import { useAsked } from './useAsked';
import { useTargetOf } from './useTargets';

const LETTER = 'త';

/** A pupil's assignments, the earliest due date first. */
export default function ClassPage() {
  const t = useText(classes);
  const { classroom } = usePorts();
  return (
    <div className="@container grid max-w-3xl gap-6">
      <PageHead title={t('classPageTitle')} description={t('classPageDescription')} />
      {classroom ? <OwnClasses classroom={classroom} /> : <NotHere />}
    </div>
  );
}

function OwnClasses({ classroom }: { classroom: Classroom }) {
  const t = useText(classes);
  const { id } = useLearner();
  const { asked, askAgain } = useAsked(useCallback(() => ownClasses(classroom, id), [classroom, id]));
  const [parameters] = useSearchParams();
  if (asked.kind === 'loading') return <Spinner label={t('loading')} />;
  if (asked.kind === 'failed') {
    return (
      <ErrorState
        headingLevel="h1"
        title={t('loadFailedTitle')}
        text={t(asked.reason)}
        action={<Button onClick={() => void askAgain()}>{t('tryAgain')}</Button>}
      />
    );
  }
  const all = asked.value;
  const shown = all.find(({ id: classId }) => classId === parameters.get('class')) ?? all[0];
  if (!shown) {
    return (
      <EmptyState
        letter={LETTER}
        headingLevel="h1"
        title={t('noClassTitle')}
        text={t('noClass')}
        action={<ButtonLink to={JOIN}>{t('haveCode')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {all.length > 1 && <ClassLinks label={t('myClass')} classes={all} shown={shown.id} />}
      <Work key={shown.id} own={shown} />
    </>
  );
}

function Work({ own }: { own: OwnClass }) {
  const t = useText(classes);
  const { entry, assignments, name } = own;
  const targetOf = useTargetOf(assignments);
  const isDone = ({ id }: { id: string }) => entry.done.includes(id);
  const inOrder = inOrderOfWork(assignments, entry.done);
  const [todo, done] = [inOrder.filter((one) => !isDone(one)), inOrder.filter(isDone)];
  return (
    <>
      <header className="flex items-center gap-4">
        <LearnerFace name={entry.name} picture={entry.picture} />
        <div className="min-w-0">
          <h1 className="typed text-3xl md:text-4xl">{name}</h1>
          <p className="typed text-muted">{entry.name}</p>
        </div>
      </header>
      <section aria-labelledby="todo" className="grid gap-3">
        <h2 id="todo" className="text-2xl">
          {t('todo')}
        </h2>
        {todo.length === 0 && (
          <div className="grid justify-items-start gap-3">
            <p>{t(done.length > 0 ? 'allDone' : 'nothingGiven')}</p>
            <ButtonLink to={TODAY}>{t('toToday')}</ButtonLink>
          </div>
        )}
        <ul className="grid gap-3 empty:hidden">
          {todo.map((assignment) => (
            <AssignmentLink key={assignment.id} assignment={assignment} target={targetOf(assignment)} isDone={false} />
          ))}
        </ul>
      </section>
      {done.length > 0 && (
        <section aria-labelledby="done" className="grid gap-3">
          <h2 id="done" className="text-2xl">
            {t('doneTitle')}
          </h2>
          <ul className="grid gap-3">
            {done.map((assignment) => (
              <AssignmentLink key={assignment.id} assignment={assignment} target={targetOf(assignment)} isDone />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
