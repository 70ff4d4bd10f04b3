import { useEffect, useState } from 'react';
import type { ProgressInput } from '../../domain/progress/figures';
import { figuresFor } from '../../domain/progress/figuresFor';
import { afterCelebrating, newUnlocks, type Unlocks } from '../../domain/progress/unlocks';
import { celebratedBadges, saveCelebratedBadges } from './celebratedBadges';
import { useLearner } from '../session/session';
import { useSummary } from './useSummary';
import { useToday } from './useToday';

/** New badges and levels since the last celebration. Each is celebrated once. */
export function useUnlocks(modules: ProgressInput['modules']): {
  readonly unlocks: Unlocks | null;
  readonly close: () => void;
} {
  const { id } = useLearner();
  const { state } = useSummary();
  const today = useToday();
  const [unlocks, setUnlocks] = useState<Unlocks | null>(null);

  useEffect(() => {
    if (state.kind !== 'loaded') return;
    const before = celebratedBadges(id);
    const figures = figuresFor({ summary: state.value, modules, concepts: [], today });
    const found = newUnlocks(figures, before);
    if (!found) return;
    saveCelebratedBadges(id, afterCelebrating(before, found));
    setUnlocks(found);
  }, [state, modules, today, id]);

  return { unlocks, close: () => setUnlocks(null) };
}
