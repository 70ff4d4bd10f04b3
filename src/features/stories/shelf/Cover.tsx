import { useEffect, useRef, useState } from 'react';
import type { ShelfText } from '../../../domain/reading/shelf';
import { SceneView } from '../../../ui/scene/SceneView';

const NOT_DESCRIBED = { en: '', te: '' };

// One screen ahead, so that a cover is drawn before it is visible.
const PRELOAD_MARGIN = '600px 0px';

/**
 * A picture has hundreds of strokes, so it is drawn only when its book comes near. The title beside it describes it.
 */
export function Cover({ cover }: Pick<ShelfText, 'cover'>) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <div ref={place} aria-hidden="true" className="aspect-8/5 rounded-tile bg-indigo-tint">
      {isNear && <SceneView scene={{ ...cover, description: NOT_DESCRIBED }} label="" />}
    </div>
  );
}
