import type { ReactNode } from 'react';
import type { TodayCard as Today } from '../../domain/progress/todayCard';
import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import { useTitles } from '../../i18n/useTitles';
import { ButtonLink } from '../../ui/controls/Button';
import { Icon, type IconName } from '../../ui/pictures/Icon';
import { MinuteRing } from '../../ui/progress/MinuteRing';
import { Muggu } from '../../ui/pictures/Muggu';
import { REVIEW, TODAY } from './addresses';

/** Today's goal, how long it takes, and what it earns. */
export function TodayCard({ today }: { today: Today }) {
  const t = useText(dashboard);
  const { state, goalMinutes, minutesDone, minutesLeft, due } = today;
  const isDone = state === 'done';
  return (
    <section
      aria-labelledby="today"
      className="relative grid overflow-hidden rounded-card bg-turmeric text-on-turmeric shadow-card"
    >
      <div aria-hidden="true" className="absolute inset-y-0 right-0 w-1/2">
        <Muggu className="mask-l-from-20% opacity-15 [--color-turmeric:currentColor]" />
      </div>
      <div className="relative grid content-center gap-4 p-5 md:p-7">
        <div className="flex items-center gap-5 md:gap-7">
          <MinuteRing
            share={minutesDone / goalMinutes}
            value={minutesDone > 0 ? `${minutesDone}/${goalMinutes}` : String(goalMinutes)}
            unit={t('todayUnit')}
            text={
              minutesDone > 0
                ? t('todayMinutes', { done: minutesDone, goal: goalMinutes })
                : t('todayGoal', { count: goalMinutes })
            }
          />
          <div className="grid min-w-0 flex-1 gap-1.5">
            <h2 id="today" className="text-2xl md:text-3xl">
              {t(isDone ? 'todayReached' : 'todayTitle')}
            </h2>
            {isDone ? <Reached minutes={minutesDone} /> : <Plan today={today} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={TODAY} className="text-balance max-sm:w-full">
            {isDone && t('todayMore')}
            {state === 'begun' && t('todayGoOn', { count: minutesLeft })}
            {(state === 'open' || state === 'fresh') && t('todayStart', { count: goalMinutes })}
          </ButtonLink>
          {isDone && due > 0 && (
            <ButtonLink look="quiet" to={REVIEW} className="max-sm:w-full">
              {t('todayReview')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

function Plan({ today: { due, next } }: { today: Today }) {
  const t = useText(dashboard);
  const { titleOf } = useTitles();
  return (
    <>
      <ul className="grid gap-0.5">
        {due > 0 && <Line icon="refresh">{t('todayDue', { count: due })}</Line>}
        {next && <Line icon="path">{t('todayLesson', { lesson: titleOf(next.lesson) })}</Line>}
        <Line icon="star">{t('todayPoem')}</Line>
      </ul>
      <p className="font-semibold">{t('todayBrings')}</p>
    </>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-2 leading-snug">
    <Icon name={icon} className="mt-0.5 size-4.5" />
    <span className="min-w-0">{children}</span>
  </li>
);

function Reached({ minutes }: { minutes: number }) {
  const t = useText(dashboard);
  return (
    <>
      <p className="font-semibold">{t('todayReachedText', { count: minutes })}</p>
      <p>{t('todayMayStop')}</p>
    </>
  );
}
