import { Link } from 'react-router';
import { loadLesson } from '../../../content/lessons';
import { type LessonPage, pagesOf } from '../../../domain/lesson/pages';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useLanguage, useText } from '../../../i18n/useText';
import { useLearner } from '../../../state/session/session';
import { Icon } from '../../../ui/pictures/Icon';
import { MixedText } from '../../../ui/layout/MixedText';
import { Spinner } from '../../../ui/messages/Spinner';
import { chartAddress, pagesAddress } from '../addresses';
import { useLoaded } from '../../../state/values/useLoaded';
import { PageNote } from './book/PageNote';
import { setOnePageReading, readingOf } from './book/reading';
import { hasChart } from './chart/chart';
import type { OpenLesson } from './LessonGate';
import { LessonFailed } from './LessonFailed';

const OTHER_FORM_LOOK =
  'touch inline-flex items-center gap-2 rounded-full border-2 border-line bg-card px-4 py-1 font-semibold hover:border-edge';

/** The pages of a lesson, with read ones marked, and links to its other forms. */
export function PageList({ open: { module, lesson } }: { open: OpenLesson }) {
  const t = useText(learning);
  const { id: userId } = useLearner();
  const { loading, loadAgain } = useLoaded(lesson.id, loadLesson);
  if (loading.kind === 'loading') return <Spinner label={t('lessonLoading')} />;
  if (loading.kind === 'failed') return <LessonFailed onTryAgain={() => void loadAgain()} />;
  const { pages: read } = readingOf(userId, lesson.id);
  return (
    <nav aria-labelledby="pages" className="grid content-start gap-3">
      <h2 id="pages" className="text-2xl">
        {t('contents')}
      </h2>
      <ol className="grid gap-1">
        {pagesOf(loading.value).map((page, at) => (
          <li key={page.section.id}>
            <PageLink
              page={page}
              number={at + 1}
              to={pagesAddress(module, lesson, at + 1)}
              isRead={read.includes(page.section.id)}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link
          to={pagesAddress(module, lesson, 'all')}
          onClick={() => setOnePageReading(true)}
          className={OTHER_FORM_LOOK}
        >
          <Icon name="book" className="size-5" />
          {t('allOnOne')}
        </Link>
        {hasChart(lesson.id) && (
          <Link to={chartAddress(module, lesson)} className={OTHER_FORM_LOOK}>
            <Icon name="print" className="size-5" />
            {t('printChart')}
          </Link>
        )}
      </div>
    </nav>
  );
}

type LinkProps = { page: LessonPage; number: number; to: string; isRead: boolean };

function PageLink({ page, number, to, isRead }: LinkProps) {
  const t = useText(learning);
  const language = useLanguage();
  const pick = useBilingual();
  return (
    <Link to={to} className="flex min-h-13 items-center gap-3 rounded-tile px-2 py-1 hover:bg-indigo-tint">
      <span
        className={`grid size-9 flex-none place-items-center rounded-full border-2 font-semibold tabular-nums ${
          isRead ? 'border-leaf bg-leaf-tint text-leaf' : 'border-line bg-card'
        }`}
      >
        {isRead ? <Icon name="check" className="size-5" /> : number}
      </span>
      <span className="min-w-0">
        <span className="font-semibold">
          <MixedText text={pick(page.section.title)} language={language} />
        </span>{' '}
        <PageNote page={page} />
        {isRead && <span className="sr-only"> {t('pageRead')}</span>}
      </span>
    </Link>
  );
}
