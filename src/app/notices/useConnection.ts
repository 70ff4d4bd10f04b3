import { useSyncExternalStore } from 'react';

const watchConnection = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine);
