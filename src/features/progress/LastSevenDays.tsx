import { streakNoteOf } from '../../domain/progress/streakNote';
import type { DayMinutes } from '../../domain/progress/week';
import { useFormat } from '../../i18n/format';
import { progress } from '../../i18n/progress';
import { useStreakText } from '../../i18n/useStreakText';
import { useText } from '../../i18n/useText';
import { useWeekdays } from '../../i18n/useWeekdays';
import { BarChart } from '../../ui/progress/BarChart';
import { Panel } from '../../ui/layout/Panel';

type Props = { days: readonly DayMinutes[]; streakDays: number };

export function LastSevenDays({ days, streakDays }: Props) {
  const t = useText(progress);
  const rowText = useStreakText();
  const format = useFormat();
  const weekdays = useWeekdays();
  const bars = days.map(({ weekday, minutes, isToday }) => ({
    label: weekdays.short(weekday),
    value: minutes,
    text: t('dayMinutes', { day: weekdays.long(weekday), count: minutes }),
    shown: minutes > 0 ? format.number(minutes) : undefined,
    isMarked: isToday,
  }));
  return (
    <Panel title={t('lastSevenDays')}>
      <p className="text-muted">{t('minutesHint')}</p>
      <BarChart label={t('lastSevenDays')} bars={bars} />
      {rowText(streakNoteOf(streakDays, days)).map((line) => (
        <p key={line} className="font-semibold">
          {line}
        </p>
      ))}
    </Panel>
  );
}
