import { Link } from 'react-router';
import type { Lesson, Module } from '../../../domain/lesson/lesson';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { Card } from '../../../ui/layout/Card';
import { Chip } from '../../../ui/controls/Chip';
import { Icon } from '../../../ui/pictures/Icon';
import { lessonAddress } from '../addresses';
import { useTitles } from '../../../i18n/useTitles';
import { LessonNode } from './LessonNode';
import type { StopState } from './stopState';
import { TrailRow } from './TrailRow';
import { useCounts } from './useCounts';

type Props = {
  module: Module;
  lesson: Lesson;
  /** Counted across all modules. */
  number: number;
  state: StopState;
  partsDone: readonly string[];
  isReached: boolean;
  /** True if the lesson is done or was known before the learner began; the line continues past it. */
  isPassed: boolean;
};

const LOOKS: Readonly<Record<StopState, string>> = {
  done: 'hover:border-edge',
  next: 'border-2 border-turmeric hover:border-turmeric-deep',
  open: 'hover:border-edge',
  locked: 'bg-paper shadow-none',
};

/** The whole card is a link once the lesson is open. */
export function LessonStop({ module, lesson, number, state, partsDone, isReached, isPassed }: Props) {
  const t = useText(learning);
  const pick = useBilingual();
  const counts = useCounts(partsDone);
  const { titleOf, otherOf, otherLanguage } = useTitles();
  const reached = isPassed ? 'whole' : isReached ? 'half' : 'none';
  return (
    <li>
      <TrailRow
        place={number % 2 === 1 ? 'left' : 'right'}
        reached={reached}
        node={<LessonNode lessonId={lesson.id} state={state} />}
      >
        <div className="py-2.5">
          <Card className={`relative grid gap-1 p-4 @2xl:px-6 ${LOOKS[state]}`}>
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="text-muted">
                {t('lessonNumber', { number })} · {pick(lesson.duration)}
              </p>
              <StateChip state={state} />
            </div>
            <h3 className="text-xl">
              {state === 'locked' ? (
                titleOf(lesson)
              ) : (
                <Link to={lessonAddress(module, lesson)} className="after:absolute after:inset-0 after:rounded-card">
                  {titleOf(lesson)}
                </Link>
              )}{' '}
              <span lang={otherLanguage} className="text-lg font-normal whitespace-nowrap text-muted">
                {otherOf(lesson)}
              </span>
            </h3>
            <p className="type-small text-muted">{counts(lesson)}</p>
          </Card>
        </div>
      </TrailRow>
    </li>
  );
}

const CHIPS = {
  done: { tone: 'leaf', icon: 'check', text: 'done' },
  next: { tone: 'turmeric', icon: 'path', text: 'here' },
  locked: { tone: 'indigo', icon: 'lock', text: 'locked' },
} as const;

function StateChip({ state }: { state: StopState }) {
  const t = useText(learning);
  if (state === 'open') return null;
  const { tone, icon, text } = CHIPS[state];
  return (
    <Chip tone={tone}>
      <Icon name={icon} className="size-4" />
      {t(text)}
    </Chip>
  );
}
