import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { pageName } from '../domain/analytics/pageName';
import { useOpenPorts } from '../state/ports';

/** The event of the spec on each change of route. */
export function PageViews() {
  const openPorts = useOpenPorts();
  const { pathname, search } = useLocation();
  const recordView = useEffectEvent((path: string) => {
    openPorts()
      .then(({ analytics }) =>
        analytics.record({ name: 'page_view', parameters: { page_name: pageName(path), path, search } }),
      )
      .catch(() => {
        // A page is shown all the same.
      });
  });
  // Only on a new path: what a child types into a search field is in the address too, and is nobody's business.
  useEffect(() => recordView(pathname), [pathname]);
  return null;
}
