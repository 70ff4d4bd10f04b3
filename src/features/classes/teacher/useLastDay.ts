import { dayNumber } from '../../../domain/progress/calendar';
import { classes } from '../../../i18n/classes';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/useText';
import { useToday } from '../../../state/useToday';

/** When a pupil was last there, as one would say it. */
export function useLastDay(): (lastDay: string) => string {
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
