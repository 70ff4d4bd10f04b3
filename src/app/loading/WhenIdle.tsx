import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/whenIdle';

/** What no screen waits for: it is fetched and drawn when the page has nothing else to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => setIsTime(true)), []);
  return <Suspense>{isTime && children}</Suspense>;
}
