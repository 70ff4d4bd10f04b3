import { dailyMinutesOf } from '../domain/progress/todayCard';
import { useSession } from './session';

/** How much the learner wants to practise on a day. */
export function useDailyMinutes(): number {
  const { profile } = useSession();
  return dailyMinutesOf(profile.kind === 'loaded' ? profile.value : null);
}
