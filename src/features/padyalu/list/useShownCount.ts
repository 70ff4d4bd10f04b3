import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const STEP = 24;
// One screen ahead, so that the next cards are rendered before they are visible.
const PRELOAD_MARGIN = '900px 0px';

// Stored per history entry: coming back from a poem shows as many cards as before, so the scroll position is restored.
const shownAt = new Map<string, number>();

/**
 * How many items of a long list are rendered; the count grows when the returned `end` element comes near the viewport.
 */
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
      { rootMargin: PRELOAD_MARGIN },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
    // Observe again after each step: an end that is still near would not be reported again.
  }, [hasMore, shown]);

  return { shown, end };
}
