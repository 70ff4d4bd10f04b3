import { useEffect } from 'react';
import { tellPagesSeen } from './pagesSeen';
import { useOpenPorts } from '../../state/session/ports';

/** The event of the spec on each change of route. */
export function PageViews() {
  const openPorts = useOpenPorts();
  useEffect(
    () =>
      tellPagesSeen((view) => {
        openPorts()
          .then(({ analytics }) => analytics.record({ name: 'page_view', parameters: view }))
          .catch(() => {
            // A page is shown all the same.
          });
      }),
    [openPorts],
  );
  return null;
}
