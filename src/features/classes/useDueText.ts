import { dueWording } from '../../domain/classroom/dueDay';
import { classes } from '../../i18n/classes';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/useText';
import { useWeekdays } from '../../i18n/useWeekdays';
import { useToday } from '../../state/figures/useToday';

/** A due date in words: for today, for Friday, 2 days late. */
export function useDueText(): (dueDay: string) => { readonly text: string; readonly isLate: boolean } {
  const t = useText(classes);
  const format = useFormat();
  const { long } = useWeekdays();
  const today = useToday();
  return (dueDay) => {
    const due = dueWording(dueDay, today);
    const isLate = due.kind === 'late';
    switch (due.kind) {
      case 'late':
        return { text: t('late', { count: due.days }), isLate };
      case 'today':
        return { text: t('dueToday'), isLate };
      case 'tomorrow':
        return { text: t('dueTomorrow'), isLate };
      case 'weekday':
        return { text: t('dueOn', { day: long(due.weekday) }), isLate };
      case 'date':
        return { text: t('dueOn', { day: format.date(due.day) }), isLate };
    }
  };
}
