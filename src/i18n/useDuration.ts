import { progress } from './progress';
import { useText } from './useText';

const MINUTES = 60;

/** Formats minutes as hours and minutes, such as 8h 30m. */
export function useDuration(): (minutes: number) => string {
  const t = useText(progress);
  return (all) => {
    const hours = Math.floor(all / MINUTES);
    const minutes = all % MINUTES;
    if (hours === 0) return t('minutes', { minutes });
    return minutes === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes });
  };
}
