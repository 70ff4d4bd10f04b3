import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** The value, as soon as the browser has drawn the page that came with it; another one until then. */
export function useOncePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let isHere = true;
    afterPaint(() => isHere && setPainted(value));
    return () => {
      isHere = false;
    };
  }, [value]);
  return painted;
}
