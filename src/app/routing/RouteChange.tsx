import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pageView } from '../../domain/analytics/pageView';
import { reportPageView } from './pagesSeen';

/** After a route change, scrolls to the top of the page (or to its hash) and moves the focus there. */
export function RouteChange() {
  const { pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);

  const arrive = useEffectEvent(() => {
    const isFirstLoad = isFirst.current;
    isFirst.current = false;
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    // On the first load the browser sets the focus; on going back, it restores the scroll position.
    if (isFirstLoad || kind === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  });

  // Not on a query change: a learner typing into a search that is stored in the URL would lose the focus.
  useEffect(() => arrive(), [pathname, hash]);

  const { search: reportedSearch } = pageView(pathname, search);
  useEffect(() => reportPageView(pageView(pathname, reportedSearch)), [pathname, reportedSearch]);

  return null;
}
