import { Link, Navigate } from 'react-router';
import { loadLesson } from '../../../../content/lessons';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { useTitles } from '../../../../i18n/useTitles';
import { Button } from '../../../../ui/controls/Button';
import { Icon } from '../../../../ui/pictures/Icon';
import { PageHead } from '../../../../ui/layout/PageHead';
import { Spinner } from '../../../../ui/messages/Spinner';
import { lessonAddress } from '../../addresses';
import { useLoaded } from '../../../../state/values/useLoaded';
import { LessonFailed } from '../LessonFailed';
import { LessonGate, type OpenLesson } from '../LessonGate';
import { hasChart, lettersIn, signsIn } from './chart';
import { GunintaluChart } from './GunintaluChart';
import { LetterChart } from './LetterChart';
import { lessonPrepared } from '../../lessonPrepared';

/** The letters of a lesson on one sheet, to print for the wall. */
export default function ChartPage() {
  return <LessonGate>{(open) => <Chart open={open} />}</LessonGate>;
}
ChartPage.prepare = lessonPrepared(loadLesson);

function Chart({ open: { module, lesson } }: { open: OpenLesson }) {
  const t = useText(learning);
  const { titleOf, otherOf, otherLanguage, descriptionOf } = useTitles();
  const { loading, loadAgain } = useLoaded(lesson.id, loadLesson);
  if (!hasChart(lesson.id)) return <Navigate to={lessonAddress(module, lesson)} replace />;
  if (loading.kind === 'loading') return <Spinner label={t('lessonLoading')} />;
  if (loading.kind === 'failed') return <LessonFailed onTryAgain={() => void loadAgain()} />;
  const letters = lettersIn(loading.value);
  return (
    <article className="@container grid max-w-5xl grid-cols-1 gap-5">
      <PageHead
        title={t('pageTitleOf', { title: t('chartOf', { title: titleOf(lesson) }), lesson: titleOf(lesson) })}
        description={descriptionOf(lesson)}
      />
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden md:-mt-4">
        <Link
          to={lessonAddress(module, lesson)}
          className="touch -ml-2 inline-flex items-center gap-2 rounded-full px-2 font-semibold text-indigo"
        >
          <Icon name="arrowLeft" className="size-5" />
          {titleOf(lesson)}
        </Link>
        <Button onClick={() => window.print()}>
          <Icon name="print" className="size-5" />
          {t('printThis')}
        </Button>
      </div>
      <h1 className="text-3xl md:text-4xl">
        {titleOf(lesson)}{' '}
        <span lang={otherLanguage} className="text-2xl whitespace-nowrap text-muted">
          {otherOf(lesson)}
        </span>
      </h1>
      {letters.length > 0 ? <LetterChart letters={letters} /> : <GunintaluChart signs={signsIn(loading.value)} />}
    </article>
  );
}
