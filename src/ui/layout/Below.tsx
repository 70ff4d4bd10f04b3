import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';

let hasOpened = false;

/**
 * The sections below the top of a long page. While the app is opening, they are rendered one at a time so that the top
 * appears sooner. Later, or when the URL has a hash, they are rendered together, so that the browser can restore the
 * scroll position.
 */
export function Below({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const [rendered, setRendered] = useState(() => (hasOpened || location.hash !== '' ? Infinity : 0));
  const hasMore = rendered < all.length;
  useEffect(() => {
    if (hasMore) startTransition(() => setRendered(rendered + 1));
    else
      whenIdle(() => {
        hasOpened = true;
      });
  }, [rendered, hasMore]);
  return all.slice(0, rendered);
}
