import { lazy } from 'react';
import { WhenIdle } from './WhenIdle';

const PartsForLater = lazy(() => import('./PartsForLater'));

/** What no first visit needs. */
export const LateParts = () => (
  <WhenIdle>
    <PartsForLater />
  </WhenIdle>
);
