import { lazy } from 'react';
import { WhenIdle } from './WhenIdle';

const PartsForLater = lazy(() => import('./PartsForLater'));

/** A lazy chunk that is not needed for the first paint. */
export const LateParts = () => (
  <WhenIdle>
    <PartsForLater />
  </WhenIdle>
);
