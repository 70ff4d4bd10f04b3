import type { Module } from '../../../domain/lesson/lesson';
import type { LessonStanding } from '../../../domain/lesson/path';
import { learning } from '../../../i18n/learning';
import { useBilingual } from '../../../i18n/useBilingual';
import { useText } from '../../../i18n/useText';
import { ButtonLink } from '../../../ui/controls/Button';
import { Chip } from '../../../ui/controls/Chip';
import { Icon } from '../../../ui/pictures/Icon';
import { Notice } from '../../../ui/messages/Notice';
import { ProgressBar } from '../../../ui/progress/ProgressBar';
import { useTitles } from '../../../i18n/useTitles';
import { moduleReviewAddress } from '../addresses';
import { MODULE_LETTERS } from '../lesson/lessonLetters';
import { TrailRow } from './TrailRow';

type Props = {
  module: Module;
  number: number;
  standings: readonly LessonStanding[];
  completed: boolean;
  /** Says what unlocks the module; `null` if it is open. */
  reason: string | null;
  isFirst: boolean;
  isReached: boolean;
};

const LOOKS = {
  done: 'bg-leaf text-on-leaf',
  open: 'bg-indigo text-on-indigo',
  locked: 'border-2 border-line bg-indigo-tint text-muted',
} as const;

/** The start of a module: its topic, its duration and the learner's progress. */
export function ModuleStop({ module, number, standings, completed, reason, isFirst, isReached }: Props) {
  const t = useText(learning);
  const pick = useBilingual();
  const { titleOf, otherOf, otherLanguage, descriptionOf } = useTitles();
  const done = standings.filter((standing) => standing.completed).length;
  const look = LOOKS[reason ? 'locked' : completed ? 'done' : 'open'];
  return (
    <TrailRow
      place="middle"
      reached={isReached ? 'whole' : 'none'}
      isFirst={isFirst}
      node={
        <span
          lang="te"
          className={`font-display grid size-16 place-items-center rounded-card text-3xl @2xl:size-24 @2xl:text-5xl ${look}`}
        >
          {MODULE_LETTERS[module.id]}
        </span>
      }
    >
      <div className="grid gap-1.5 py-6 md:py-8">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          {t('module', { number })} · {pick(module.duration)}
          {completed && (
            <Chip tone="leaf">
              <Icon name="check" className="size-4" />
              {t('done')}
            </Chip>
          )}
          {reason && (
            <Chip tone="indigo">
              <Icon name="lock" className="size-4" />
              {t('locked')}
            </Chip>
          )}
        </p>
        <h2 id={`module-${module.id}`} className="text-2xl md:text-3xl">
          {titleOf(module)}
        </h2>
        <p lang={otherLanguage} className="font-display text-lg text-muted">
          {otherOf(module)}
        </p>
        <p className="max-w-140">{descriptionOf(module)}</p>
        {reason ? (
          <Notice tone="info" className="mt-2 max-w-140">
            {reason}
          </Notice>
        ) : (
          <div className="mt-2 max-w-96">
            <ProgressBar
              label={t('lessonsDone')}
              value={done}
              max={standings.length}
              valueText={t('someOf', { some: done, all: standings.length })}
            />
          </div>
        )}
        {completed && (
          <ButtonLink look="quiet" to={moduleReviewAddress(module)} className="mt-2 justify-self-start">
            {t('reviewModule')}
          </ButtonLink>
        )}
      </div>
    </TrailRow>
  );
}
