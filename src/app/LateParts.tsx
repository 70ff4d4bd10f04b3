import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../browser/whenIdle';

const PartsForLater = lazy(() => import('./PartsForLater'));

/** What no first visit needs: its code comes when the page is idle. */
export function LateParts() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => setIsTime(true)), []);
  return isTime ? (
    <Suspense>
      <PartsForLater />
    </Suspense>
  ) : null;
}
