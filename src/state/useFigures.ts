import { useEffect, useMemo, useState } from 'react';
import type { LearnerSummary } from '../domain/learner/summary';
import type { Activity } from '../domain/activity/activity';
import type { Figures, ProgressInput } from '../domain/progress/figures';
import { figuresFor } from '../domain/progress/figuresFor';
import { usePorts } from './ports';
import { useLearner } from './session';
import { useSummary } from './useSummary';
import { useToday } from './useToday';

/** However long the history is, no more of it is read. */
export const NEWEST_ACTIVITIES = 50;

const NONE: readonly Activity[] = [];

type Course = Pick<ProgressInput, 'modules' | 'concepts'>;

export type FiguresState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly figures: Figures; readonly summary: LearnerSummary; readonly today: string };

/** The newest activities; none where they cannot be read: the figures do without. `null` until that is known. */
function useNewest(isWanted: boolean): readonly Activity[] | null {
  const { documents } = usePorts();
  const { id } = useLearner();
  const [newest, setNewest] = useState<readonly Activity[] | null>(null);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    void documents.newest('activities', id, NEWEST_ACTIVITIES).then((found) => {
      if (!found.ok) console.warn('The newest activities could not be read:', found.error.kind, found.error.detail);
      if (isHere) setNewest(found.ok ? found.value : NONE);
    });
    return () => {
      isHere = false;
    };
  }, [documents, id, isWanted]);

  return isWanted ? newest : NONE;
}

/** What the dashboard, the leaderboards and the progress page show; only the last one needs the newest activities. */
export function useFigures(
  { modules, concepts }: Course,
  { withNewest = false }: { withNewest?: boolean } = {},
): { readonly state: FiguresState; readonly readAgain: () => Promise<void> } {
  const { state, readAgain } = useSummary();
  const newest = useNewest(withNewest);
  const today = useToday();

  const shown = useMemo<FiguresState>(() => {
    if (state.kind !== 'loaded') return state;
    if (!newest) return { kind: 'loading' };
    const { summary } = state;
    return { kind: 'loaded', figures: figuresFor({ summary, newest, modules, concepts, today }), summary, today };
  }, [state, newest, modules, concepts, today]);

  return { state: shown, readAgain };
}
