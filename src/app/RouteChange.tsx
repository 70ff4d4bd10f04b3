import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** After a change of route: the top of the page (or the named part of it) comes into view and takes the focus. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);

  const arrive = useEffectEvent(() => {
    const arrived = isFirst.current;
    isFirst.current = false;
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    // On arrival the browser has the focus right; going back, it brings the old position itself.
    if (arrived || kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  });

  // Not at a change of the query: whoever types into a search that is kept there must not lose the focus.
  useEffect(() => arrive(), [pathname, hash]);

  return null;
}
