import { streakNoteOf } from '../../domain/progress/streakNote';
import type { DayMinutes } from '../../domain/progress/week';
import { dashboard } from '../../i18n/dashboard';
import { progress } from '../../i18n/progress';
import { useStreakText } from '../../i18n/useStreakText';
import { useText } from '../../i18n/useText';
import { useWeekdays } from '../../i18n/useWeekdays';
import { DayBeads } from '../../ui/progress/DayBeads';
import { Panel } from '../../ui/layout/Panel';

type Props = { week: readonly DayMinutes[]; streakDays: number };

const stateOf = ({ isPracticed, isToday, isAhead }: DayMinutes) =>
  isPracticed ? 'done' : isToday ? 'open' : isAhead ? 'ahead' : 'rest';

const TEXTS = { rest: 'dayRest', open: 'dayOpen', ahead: 'dayAhead' } as const;

/** The days of this week and the current streak. */
export function WeekPanel({ week, streakDays }: Props) {
  const t = useText(dashboard);
  const tProgress = useText(progress);
  const streakText = useStreakText();
  const weekdays = useWeekdays();
  const days = week.map((one) => {
    const state = stateOf(one);
    const day = weekdays.long(one.weekday);
    const text =
      state === 'done' ? tProgress('dayMinutes', { day, count: one.minutes }) : tProgress(TEXTS[state], { day });
    return { label: weekdays.short(one.weekday), text, state } as const;
  });
  return (
    <Panel title={t('thisWeek')}>
      <DayBeads label={t('thisWeek')} days={days} />
      {streakText(streakNoteOf(streakDays, week)).map((line) => (
        <p key={line} className="font-semibold">
          {line}
        </p>
      ))}
    </Panel>
  );
}
