import { Link } from 'react-router';
import type { LessonToday } from '../../domain/progress/lessonsToday';
import { aksharas } from '../../domain/script/aksharas';
import { dashboard } from '../../i18n/dashboard';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import { Panel } from '../../ui/Panel';
import { useTitles } from '../../i18n/useTitles';
import { addressOf } from './addresses';

/** How far a lesson is would be the learner's own figure: it is not told beside those of the sample. */
type Props = { lessons: readonly LessonToday[]; isSample: boolean };

export function TodayPanel({ lessons, isSample }: Props) {
  const t = useText(dashboard);
  const pick = useBilingual();
  const { titleOf } = useTitles();
  return (
    <Panel title={t('today')}>
      {lessons.length === 0 && <p>{t('todayDone')}</p>}
      <ul className="grid gap-2">
        {lessons.map(({ module, lesson, done, total }) => (
          <li key={lesson.id}>
            <Link
              to={addressOf(module, lesson)}
              className="touch flex items-center gap-4 rounded-tile border-2 border-line p-3 hover:border-edge"
            >
              <span
                lang="te"
                aria-hidden="true"
                className="font-display grid size-12 flex-none place-items-center rounded-tile bg-turmeric text-2xl leading-none! text-on-turmeric"
              >
                {aksharas(lesson.titleTelugu)[0]}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{titleOf(lesson)}</span>
                <span className="type-small block text-muted">
                  {isSample ? pick(lesson.duration) : t('partsDone', { done, total })}
                </span>
              </span>
              <Icon name="arrowRight" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
