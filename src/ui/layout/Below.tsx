import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';

let hasOpened = false;

/**
 * What stands below the beginning of a long screen. Where the app is just being opened it is drawn after that beginning,
 * one child after the other; later, and where a place on the page is asked for, at once: going back must find the place
 * where one was.
 */
export function Below({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const [drawn, setDrawn] = useState(() => (hasOpened || location.hash !== '' ? Infinity : 0));
  const isMore = drawn < all.length;
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn(drawn + 1));
    else
      whenIdle(() => {
        hasOpened = true;
      });
  }, [drawn, isMore]);
  return all.slice(0, drawn);
}
