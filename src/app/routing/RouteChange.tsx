import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pageView } from '../../domain/analytics/pageView';
import { pageSeen } from './pagesSeen';

/** After a change of route: the top of the page (or the named part of it) comes into view and takes the focus. */
export function RouteChange() {
  const { pathname, search, hash } = useLocation();
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

  const { search: told } = pageView(pathname, search);
  useEffect(() => pageSeen(pageView(pathname, told)), [pathname, told]);

  return null;
}
