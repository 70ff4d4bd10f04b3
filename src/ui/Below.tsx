import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../browser/whenIdle';

let hasOpened = false;

/**
 * What stands below the beginning of a long screen. Where the app is just being opened it is drawn after that beginning,
 * in slices; later, and where a place on the page is asked for, at once: going back must find the place where one was.
 */
export function Below({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(() => hasOpened || location.hash !== '');
  useEffect(() => {
    startTransition(() => setIsTime(true));
    whenIdle(() => {
      hasOpened = true;
    });
  }, []);
  return isTime ? children : null;
}
