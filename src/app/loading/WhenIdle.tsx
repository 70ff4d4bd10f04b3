import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';

/** Loads and renders its children once the page is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => whenIdle(() => setIsReady(true)), []);
  return <Suspense>{isReady && children}</Suspense>;
}
