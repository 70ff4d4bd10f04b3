import { progress } from './progress';
import { useText } from './useText';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The names of the weekdays; Monday is 0. */
export function useWeekdays(): {
  readonly short: (weekday: number) => string;
  readonly long: (weekday: number) => string;
} {
  const t = useText(progress);
  const day = (weekday: number) => DAYS[weekday] ?? 'monday';
  return { short: (weekday) => t(`${day(weekday)}Short`), long: (weekday) => t(day(weekday)) };
}
