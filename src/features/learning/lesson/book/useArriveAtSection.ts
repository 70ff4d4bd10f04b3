import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the section in the URL hash and focuses it, even if the lesson was loaded later. */
export function useArriveAtSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
