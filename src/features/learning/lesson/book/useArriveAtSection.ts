import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The section that the address names comes into view and takes the focus, also when the lesson was loaded later. */
export function useArriveAtSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
