import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const STEP = 24;
// A screen ahead, so that the next cards are there before they are looked for.
const NEAR = '900px 0px';

// By place in the history: whoever comes back from a poem finds as many cards as before, and so the same place.
const shownAt = new Map<string, number>();

/** How many of a long list are drawn: more as its end, where the returned element stands, comes near. */
export function useShownCount(total: number) {
  const { key } = useLocation();
  const [shown, setShown] = useState(() => shownAt.get(key) ?? STEP);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = shown < total;

  useEffect(() => {
    shownAt.set(key, shown);
  }, [key, shown]);

  useEffect(() => {
    if (!end.current || !hasMore) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown((before) => before + STEP);
      },
      { rootMargin: NEAR },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
    // Watched anew after each step: an end that is still near would not be told of again.
  }, [hasMore, shown]);

  return { shown, end };
}
