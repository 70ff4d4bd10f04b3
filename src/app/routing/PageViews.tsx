import { useEffect } from 'react';
import { onPageView } from './pagesSeen';
import { useOpenPorts } from '../../state/session/ports';

/** Records the spec's `page_view` event on each route change. */
export function PageViews() {
  const openPorts = useOpenPorts();
  useEffect(
    () =>
      onPageView((view) => {
        openPorts()
          .then(({ analytics }) => analytics.record({ name: 'page_view', parameters: view }))
          .catch(() => {
            // Analytics must never break a page.
          });
      }),
    [openPorts],
  );
  return null;
}
