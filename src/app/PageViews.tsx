import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../browser/whenIdle';
import { pageName } from '../domain/analytics/pageName';
import { useOpenPorts } from '../session/ports';

/** The event of the spec on each change of route, once the page itself is done. */
export function PageViews() {
  const openPorts = useOpenPorts();
  const { pathname, search } = useLocation();
  useEffect(() => {
    whenIdle(() => {
      openPorts()
        .then(({ analytics }) =>
          analytics.record({
            name: 'page_view',
            parameters: { page_name: pageName(pathname), path: pathname, search },
          }),
        )
        .catch(() => {
          // A page is shown all the same.
        });
    });
  }, [openPorts, pathname, search]);
  return null;
}
