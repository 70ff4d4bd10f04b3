import { Link } from 'react-router';
import type { LessonPage } from '../../../../domain/lesson/pages';
import { learning } from '../../../../i18n/learning';
import { useText } from '../../../../i18n/useText';
import { useLearner } from '../../../../state/session/session';
import { ButtonLink } from '../../../../ui/controls/Button';
import { Icon } from '../../../../ui/pictures/Icon';
import { exercisesAddress, pagesAddress } from '../../addresses';
import type { OpenLesson } from '../LessonGate';
import { setOnePageReading, markRead } from './reading';

type Props = { open: OpenLesson; pages: readonly LessonPage[]; at: number };

/** Going to the next page marks this one as read. The last page leads to the exercises. */
export function PageSteps({ open: { module, lesson }, pages, at }: Props) {
  const t = useText(learning);
  const { id: userId } = useLearner();
  const page = pages[at];
  const isLast = at === pages.length - 1;
  const read = () => {
    if (page) markRead(userId, lesson.id, page, pages);
  };
  return (
    <nav aria-label={t('pageSteps')} className="grid gap-3 print:hidden">
      {isLast && <p className="font-display text-xl">{t('readAll')}</p>}
      <div className="flex justify-between gap-3">
        {at > 0 ? (
          <ButtonLink look="quiet" to={pagesAddress(module, lesson, at)} className="max-sm:px-4">
            <Icon name="arrowLeft" className="size-5" />
            {t('previousPage')}
          </ButtonLink>
        ) : (
          <span />
        )}
        <ButtonLink
          look="quiet"
          to={isLast ? exercisesAddress(module, lesson) : pagesAddress(module, lesson, at + 2)}
          onClick={read}
          className="max-sm:px-4"
        >
          {t(isLast ? 'toExercises' : 'nextPage')}
          <Icon name="arrowRight" className="size-5" />
        </ButtonLink>
      </div>
      <Link
        to={pagesAddress(module, lesson, 'all')}
        onClick={() => setOnePageReading(true)}
        className="touch inline-flex items-center justify-self-center px-2 font-semibold text-muted hover:text-ink"
      >
        {t('allOnOne')}
      </Link>
    </nav>
  );
}
