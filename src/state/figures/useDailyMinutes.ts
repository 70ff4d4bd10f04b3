import { type DailyMinutes, USUAL_DAILY_MINUTES } from '../../domain/learner/preferences';
import { useSession } from '../session/session';

/** The learner's goal per day. */
export function useDailyMinutes(): DailyMinutes {
  const { profile } = useSession();
  return (profile.kind === 'loaded' ? profile.value.dailyMinutes : undefined) ?? USUAL_DAILY_MINUTES;
}
