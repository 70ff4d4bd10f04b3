import { Navigate, useLocation, useParams } from 'react-router';
import { firstUnread, type LessonPage, pagesOf } from '../../../../domain/lesson/pages';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { useLearner } from '../../../../state/session/session';
import { Spinner } from '../../../../ui/messages/Spinner';
import { lessonAddress, pagesAddress } from '../../addresses';
import { useLoaded } from '../../../../state/values/useLoaded';
import { LatinChoice } from '../latin';
import { LessonFailed } from '../LessonFailed';
import { LessonGate, type OpenLesson } from '../LessonGate';
import { loadShownLesson } from '../loadShownLesson';
import { BookLeaf } from './BookLeaf';
import { isOnePageReading, readingOf } from './reading';
import { WholeLesson } from './WholeLesson';
import { lessonPrepared } from '../../lessonPrepared';

/** A lesson to read and hear, page by page or all on one page. */
export default function BookPage() {
  return <LessonGate>{(open) => <Book open={open} />}</LessonGate>;
}
BookPage.prepare = lessonPrepared(loadShownLesson);

function Book({ open }: { open: OpenLesson }) {
  const t = useText(learning);
  const { page: asked } = useParams();
  const { module, lesson } = open;
  const { loading, loadAgain } = useLoaded(lesson.id, loadShownLesson);
  if (loading.kind === 'loading') return <Spinner label={t('lessonLoading')} />;
  if (loading.kind === 'failed') return <LessonFailed onTryAgain={() => void loadAgain()} />;

  const { content, words } = loading.value;
  const pages = pagesOf(content);
  if (asked === undefined) return <ResumeReading open={open} pages={pages} />;
  const at = pages.findIndex((_, place) => `${place + 1}` === asked);
  if (asked !== 'all' && at === -1) return <Navigate to={lessonAddress(module, lesson)} replace />;
  return (
    <LatinChoice>
      {asked === 'all' ? (
        <WholeLesson open={open} content={content} words={words} />
      ) : (
        <BookLeaf key={asked} open={open} pages={pages} at={at} words={words} />
      )}
    </LatinChoice>
  );
}

/** Opens the page where the learner stopped, or the section in the URL hash. */
function ResumeReading({ open: { module, lesson }, pages }: { open: OpenLesson; pages: readonly LessonPage[] }) {
  const { id: userId } = useLearner();
  const { hash } = useLocation();
  if (isOnePageReading()) return <Navigate to={{ pathname: pagesAddress(module, lesson, 'all'), hash }} replace />;
  const named = pages.findIndex(({ section }) => `#${section.id}` === hash);
  const at = named === -1 ? firstUnread(pages, readingOf(userId, lesson.id).pages) : named;
  return <Navigate to={pagesAddress(module, lesson, at + 1)} replace />;
}
