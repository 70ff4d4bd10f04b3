import { useSyncExternalStore } from 'react';
import { calendarDay } from '../../domain/activity/calendarDay';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** The learner's local date. A page left open overnight updates it when it becomes visible again. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => calendarDay(new Date()));
