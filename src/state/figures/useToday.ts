import { useSyncExternalStore } from 'react';
import { calendarDay } from '../../domain/activity/calendarDay';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** The day on the learner's own calendar. A page that was left open overnight learns of the new one when it is looked at. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => calendarDay(new Date()));
