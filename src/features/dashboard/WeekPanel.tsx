import type { DayMinutes } from '../../domain/progress/week';
import { dashboard } from '../../i18n/dashboard';
import { progress } from '../../i18n/progress';
import { useText } from '../../i18n/useText';
import { useWeekdays } from '../../i18n/useWeekdays';
import { BarChart } from '../../ui/BarChart';
import { Panel } from '../../ui/Panel';

const FLAME = '🔥 ';

type Props = { week: readonly DayMinutes[]; streakDays: number };

export function WeekPanel({ week, streakDays }: Props) {
  const t = useText(dashboard);
  const tProgress = useText(progress);
  const weekdays = useWeekdays();
  const bars = week.map(({ weekday, minutes, isToday }) => ({
    label: weekdays.short(weekday),
    value: minutes,
    text: tProgress('dayMinutes', { day: weekdays.long(weekday), count: minutes }),
    isMarked: isToday,
  }));
  return (
    <Panel title={t('thisWeek')}>
      <BarChart label={t('thisWeek')} bars={bars} />
      <p className="font-semibold">
        <span aria-hidden="true">{FLAME}</span>
        {tProgress('streak', { count: streakDays })}
      </p>
    </Panel>
  );
}
