import type { Assignment } from '../../../domain/classroom/assignment';
import type { Pupil } from '../../../domain/classroom/classroom';
import { dayNumber } from '../../../domain/progress/calendar';
import { classes } from '../../../i18n/classes';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/useText';
import { useToday } from '../../../state/figures/useToday';

/** A pupil's last active day, as one would say it. */
function useLastDay(): (lastDay: string) => string {
  const t = useText(classes);
  const format = useFormat();
  const today = dayNumber(useToday()) ?? 0;
  return (lastDay) => {
    const day = dayNumber(lastDay);
    if (day === null) return t('never');
    if (day >= today) return t('today');
    return day === today - 1 ? t('yesterday') : format.date(lastDay);
  };
}

/** A pupil's figures in words. */
export function usePupilTexts(assignments: readonly Assignment[]) {
  const t = useText(classes);
  const format = useFormat();
  const lastDayText = useLastDay();
  return ({ pointsThisWeek, secondsThisWeek, lastDay, done }: Pupil) => ({
    points: format.number(pointsThisWeek),
    minutes: t('minutes', { count: Math.round(secondsThisWeek / 60) }),
    lastDay: lastDayText(lastDay),
    done: t('doneOfText', {
      done: assignments.filter(({ id }) => done.includes(id)).length,
      total: assignments.length,
    }),
  });
}
