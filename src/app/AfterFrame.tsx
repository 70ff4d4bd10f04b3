import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Draws a page after the frame round it, in slices: so a slow phone shows the navigation first, and answers a touch while
 * the page is made.
 */
export function AfterFrame({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime ? children : null;
}
