import { Link, Navigate, useLocation } from 'react-router';
import { learning } from '../../../i18n/learning';
import { useText } from '../../../i18n/useText';
import { useTitles } from '../../../i18n/useTitles';
import { Icon } from '../../../ui/pictures/Icon';
import { PageHead } from '../../../ui/layout/PageHead';
import { PATH, pagesAddress } from '../addresses';
import { LessonGate, type OpenLesson } from './LessonGate';
import { LessonTop } from './LessonTop';
import { NextSteps } from './NextSteps';
import { Overview } from './Overview';
import { PageList } from './PageList';
import { Standing } from './Standing';
import { loadLesson } from '../../../content/lessons';
import { lessonPrepared } from '../lessonPrepared';

export default function LessonPage() {
  const { hash } = useLocation();
  return (
    <LessonGate>
      {(open) =>
        hash === '' ? (
          <LessonDetail open={open} />
        ) : (
          <Navigate replace to={{ pathname: pagesAddress(open.module, open.lesson), hash }} />
        )
      }
    </LessonGate>
  );
}
LessonPage.prepare = lessonPrepared(loadLesson);

/** Introduces a lesson and offers the next step. */
function LessonDetail({ open }: { open: OpenLesson }) {
  const t = useText(learning);
  const { titleOf, descriptionOf } = useTitles();
  const { lesson } = open;
  return (
    <article className="@container max-w-5xl">
      <PageHead title={t('lessonTitle', { title: titleOf(lesson) })} description={descriptionOf(lesson)} />
      <Link
        to={PATH}
        className="touch print:hidden -mt-3 -ml-2 inline-flex items-center gap-2 rounded-full px-2 font-semibold text-indigo md:-mt-4"
      >
        <Icon name="arrowLeft" className="size-5" />
        {t('back')}
      </Link>
      <div className="grid grid-cols-1 gap-4 md:gap-6">
        <LessonTop lesson={lesson} />
        <NextSteps open={open} />
        <div className="grid grid-cols-1 gap-7 @3xl:grid-cols-2">
          <div className="grid content-start gap-7">
            <Overview lesson={lesson} />
            <Standing open={open} />
          </div>
          <PageList open={open} />
        </div>
      </div>
    </article>
  );
}
