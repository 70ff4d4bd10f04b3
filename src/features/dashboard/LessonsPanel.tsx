import { Link } from 'react-router';
import type { LetterStanding } from '../../domain/progress/knowledge';
import type { LessonToday } from '../../domain/progress/lessonsToday';
import { aksharas } from '../../domain/script/aksharas';
import { dashboard } from '../../i18n/dashboard';
import { useBilingual } from '../../i18n/useBilingual';
import { useText } from '../../i18n/useText';
import { useTitles } from '../../i18n/useTitles';
import { ButtonLink } from '../../ui/controls/Button';
import { Icon } from '../../ui/pictures/Icon';
import { Panel } from '../../ui/layout/Panel';
import { addressOf, SPELLING } from './addresses';
import { LetterTile } from './LetterTile';
import { NextLesson } from './NextLesson';

type Props = {
  lessons: readonly LessonToday[];
  partsDone: readonly string[];
  /** `null` while only a sample is shown: real figures must not be mixed with it. */
  letters: readonly LetterStanding[] | null;
};

/** Today's lessons: the next one, ready to continue, and those after it. */
export function LessonsPanel({ lessons: [next, ...later], partsDone, letters }: Props) {
  const t = useText(dashboard);
  if (!next) {
    return (
      <Panel title={t('allDoneTitle')} more={<ButtonLink to="/dashboard/telugu-padyalu">{t('toPoems')}</ButtonLink>}>
        <p>{t('allDoneText')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('today')}>
      <NextLesson next={next} partsDone={partsDone} letters={letters} />
      <ul className="grid gap-2">
        {later.map((lesson) => (
          <Later key={lesson.lesson.id} today={lesson} isSample={letters === null} />
        ))}
        <li>
          <Row to={SPELLING} letter="రా" title={t('spelling')} text={t('spellingText')} />
        </li>
      </ul>
    </Panel>
  );
}

function Later({ today: { module, lesson, done, total }, isSample }: { today: LessonToday; isSample: boolean }) {
  const t = useText(dashboard);
  const pick = useBilingual();
  const { titleOf } = useTitles();
  return (
    <li>
      <Row
        to={addressOf(module, lesson)}
        letter={aksharas(lesson.titleTelugu)[0] ?? ''}
        title={titleOf(lesson)}
        text={isSample || done === 0 ? pick(lesson.duration) : t('partsDone', { done, total })}
      />
    </li>
  );
}

const Row = ({ to, letter, title, text }: { to: string; letter: string; title: string; text: string }) => (
  <Link to={to} className="touch flex items-center gap-4 rounded-tile border-2 border-line p-3 hover:border-edge">
    <LetterTile letter={letter} />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{title}</span>
      <span className="type-small block text-muted">{text}</span>
    </span>
    <Icon name="arrowRight" className="size-5 text-muted" />
  </Link>
);
