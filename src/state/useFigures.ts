import { useMemo } from 'react';
import type { LearnerSummary } from '../domain/learner/summary';
import type { Figures, ProgressInput } from '../domain/progress/figures';
import { figuresFor } from '../domain/progress/figuresFor';
import { useDailyMinutes } from './useDailyMinutes';
import { useLearnerData, useShared } from './learnerData';
import type { Loading } from './shared';
import { useSummary } from './useSummary';
import { useToday } from './useToday';

type Course = Pick<ProgressInput, 'modules' | 'concepts'>;

type Shown = { readonly figures: Figures; readonly summary: LearnerSummary; readonly today: string };

/** What the dashboard, the leaderboards and the progress page show; only the last one needs the newest activities. */
export function useFigures(
  { modules, concepts }: Course,
  { withNewest = false }: { withNewest?: boolean } = {},
): { readonly state: Loading<Shown>; readonly readAgain: () => Promise<boolean> } {
  const { state, readAgain } = useSummary();
  const data = useLearnerData();
  const newest = useShared(withNewest ? data.newest : null);
  const today = useToday();
  const dailyMinutes = useDailyMinutes();

  const shown = useMemo<Loading<Shown>>(() => {
    if (state.kind !== 'loaded') return state;
    if (newest.kind === 'loading' && withNewest) return newest;
    // Where they cannot be read, the figures do without.
    const known = newest.kind === 'loaded' ? newest.value : [];
    const summary = state.value;
    const figures = figuresFor({ summary, newest: known, modules, concepts, today, dailyMinutes });
    return { kind: 'loaded', value: { figures, summary, today } };
  }, [state, newest, withNewest, modules, concepts, today, dailyMinutes]);

  return { state: shown, readAgain };
}
