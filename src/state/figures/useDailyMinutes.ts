import { type DailyMinutes, USUAL_DAILY_MINUTES } from '../../domain/learner/preferences';
import { useSession } from '../session/session';

/** How much the learner wants to practise on a day. */
export function useDailyMinutes(): DailyMinutes {
  const { profile } = useSession();
  return (profile.kind === 'loaded' ? profile.value.dailyMinutes : undefined) ?? USUAL_DAILY_MINUTES;
}
