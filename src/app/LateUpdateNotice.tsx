import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../browser/whenIdle';

const UpdateNotice = lazy(() => import('./UpdateNotice'));

/** Its code comes when the page is idle: no first visit needs it. */
export function LateUpdateNotice() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => setIsTime(true)), []);
  return isTime ? (
    <Suspense>
      <UpdateNotice />
    </Suspense>
  ) : null;
}
