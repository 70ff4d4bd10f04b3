import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isDrawn, repeatExercise } from '../../../../exercises/kinds';
import { type Book, type PageExercises, planPage } from '../../../../domain/exercise/pagePlan';
import { type LessonPage, pagesOf } from '../../../../domain/lesson/pages';
import { exercises as exerciseTexts } from '../../../../i18n/exercises';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { useTitles } from '../../../../i18n/useTitles';
import { HearingArea } from '../../../../practice/HearingArea';
import { RunView } from '../../../../practice/RunView';
import { unnumbered, useStartedRun } from '../../../../practice/useStartedRun';
import { useLearner } from '../../../../state/session/session';
import { PageHead } from '../../../../ui/layout/PageHead';
import { Spinner } from '../../../../ui/messages/Spinner';
import { pagesAddress } from '../../addresses';
import { useLoaded } from '../../../../state/values/useLoaded';
import { LessonFailed } from '../LessonFailed';
import { LessonGate, type OpenLesson } from '../LessonGate';
import { loadPageMaterial } from './loadPageMaterial';
import { PageEnd } from './PageEnd';
import { markRead } from './reading';
import { RoomPage } from '../../../../practice/room/Room';
import { lessonPrepared } from '../../lessonPrepared';

/** Two questions about a page of a lesson. */
export default function PagePracticePage() {
  return <LessonGate>{(open) => <PagePractice open={open} />}</LessonGate>;
}
PagePracticePage.prepare = lessonPrepared(loadPageMaterial);

function PagePractice({ open }: { open: OpenLesson }) {
  const t = useText(learning);
  const inExercises = useText(exerciseTexts);
  const { titleOf } = useTitles();
  const { page: asked } = useParams();
  // The key starts a new run when the same page is opened again.
  const { key } = useLocation();
  const { module, lesson } = open;
  const { loading, loadAgain } = useLoaded(lesson.id, loadPageMaterial);
  if (loading.kind === 'loading') return <Spinner fullScreen label={inExercises('loading')} />;
  if (loading.kind === 'failed') return <LessonFailed onTryAgain={() => void loadAgain()} />;

  const pages = pagesOf(loading.value.content);
  const at = pages.findIndex((_, place) => `${place + 1}` === asked);
  const page = pages[at];
  if (!page) return <Navigate to={pagesAddress(module, lesson)} replace />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={t('pageTitleOf', { title: t('aboutPage', { page: at + 1 }), lesson: titleOf(lesson) })}
        description={inExercises('pageDescription')}
      />
      <HearingArea key={key}>
        <PageRun open={open} book={{ lesson, ...loading.value }} pages={pages} page={page} at={at} />
      </HearingArea>
    </div>
  );
}

type RunProps = { open: OpenLesson; book: Book; pages: readonly LessonPage[]; page: LessonPage; at: number };

function PageRun({ open, book, pages, page, at }: RunProps) {
  const t = useText(learning);
  const { id: userId } = useLearner();
  const { module, lesson, summary } = open;
  const [planned] = useState<PageExercises>(() => {
    const timesSeen = (key: string) => (summary.rightByItem[key] ?? 0) + (summary.wrongByItem[key] ?? 0);
    return planPage(book, at, timesSeen, Math.random);
  });
  const aim = { kind: 'lesson', lessonId: lesson.id, page: page.section.id } as const;
  const steps = useStartedRun(aim, () => planned.exercises.map(unnumbered));
  const { practice } = steps;
  const isOver = practice.kind === 'over';
  const read = useEffectEvent(() => markRead(userId, lesson.id, page, pages));
  useEffect(() => {
    if (isOver) read();
  }, [isOver]);

  if (practice.kind === 'running') {
    return (
      <RunView
        run={practice.run}
        steps={steps}
        name=""
        leaving={{
          to: pagesAddress(module, lesson, at + 1),
          label: t('aboutPage', { page: at + 1 }),
          onLeave: () => void steps.leave(),
        }}
        again={(exercise) => (isDrawn(exercise) ? repeatExercise(exercise, planned.material, Math.random) : exercise)}
      />
    );
  }
  return practice.kind === 'over' ? (
    <RoomPage>
      <PageEnd
        open={open}
        at={at}
        count={pages.length}
        run={practice.run}
        saving={practice.saving}
        onSave={steps.saveAgain}
      />
    </RoomPage>
  ) : null;
}
