import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { classes } from '../../i18n/classes';
import { useText } from '../../i18n/useText';
import type { Classroom } from '../../ports/classroom';
import { usePorts } from '../../state/session/ports';
import { useLearner } from '../../state/session/session';
import { Button } from '../../ui/controls/Button';
import { ErrorState } from '../../ui/messages/ErrorState';
import { PageHead } from '../../ui/layout/PageHead';
import { Spinner } from '../../ui/messages/Spinner';
import { ClassLinks } from './ClassLinks';
import { NotHere } from './NotHere';
import { ClassView } from './teacher/ClassView';
import { MakeClass } from './teacher/MakeClass';
import { taughtClasses } from './teacher/taughtClasses';
import { useAsked } from './useAsked';

/** A teacher's classes, one at a time. */
export default function ClassesPage() {
  const t = useText(classes);
  const { classroom } = usePorts();
  return (
    <div className="@container grid max-w-5xl grid-cols-1 gap-6 print:block print:max-w-none">
      <PageHead title={t('classesPageTitle')} description={t('classesPageDescription')} />
      {classroom ? <TaughtClasses classroom={classroom} /> : <NotHere />}
    </div>
  );
}

function TaughtClasses({ classroom }: { classroom: Classroom }) {
  const t = useText(classes);
  const { id } = useLearner();
  const { asked, askAgain } = useAsked(useCallback(() => taughtClasses(classroom, id), [classroom, id]));
  const [parameters, setParameters] = useSearchParams();
  const all = asked.kind === 'loaded' ? asked.value : [];
  const shown = all.find((one) => one.id === parameters.get('class')) ?? all[0];
  return (
    <>
      <header className="print:hidden">
        <h1 className="text-3xl md:text-4xl">{t('classesTitle')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('classesLead')}</p>
      </header>
      {asked.kind === 'loading' && <Spinner label={t('loading')} />}
      {asked.kind === 'failed' && (
        <ErrorState
          title={t('loadFailedTitle')}
          text={t(asked.reason)}
          action={<Button onClick={() => void askAgain()}>{t('tryAgain')}</Button>}
        />
      )}
      {all.length > 1 && shown && <ClassLinks label={t('yourClasses')} classes={all} shown={shown.id} />}
      {shown && (
        <ClassView key={shown.id} classroom={classroom} schoolClass={shown} onChanged={() => void askAgain()} />
      )}
      {asked.kind === 'loaded' && (
        <MakeClass
          classroom={classroom}
          onMade={async (classId) => {
            await askAgain();
            setParameters({ class: classId });
          }}
        />
      )}
    </>
  );
}
