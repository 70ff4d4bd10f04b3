import { useEffect, useState } from 'react';
import type { Figures } from '../domain/progress/figures';
import { afterCelebrating, newUnlocks, type Unlocks } from '../domain/progress/unlocks';
import { celebrated, keepCelebrated } from './celebrated';
import { useLearner } from './session';

/** What the learner reached since they were last congratulated; told once. */
export function useUnlocks(figures: Figures | null): {
  readonly unlocks: Unlocks | null;
  readonly close: () => void;
} {
  const { id } = useLearner();
  const [unlocks, setUnlocks] = useState<Unlocks | null>(null);

  useEffect(() => {
    const before = celebrated(id);
    const found = figures && newUnlocks(figures, before);
    if (!found) return;
    keepCelebrated(id, afterCelebrating(before, found));
    setUnlocks(found);
  }, [figures, id]);

  return { unlocks, close: () => setUnlocks(null) };
}
