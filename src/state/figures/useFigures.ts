import { useMemo } from 'react';
import type { LearnerSummary } from '../../domain/learner/summary';
import type { Figures, ProgressInput } from '../../domain/progress/figures';
import { figuresFor } from '../../domain/progress/figuresFor';
import { useDailyMinutes } from './useDailyMinutes';
import type { Loading } from '../values/sharedValue';
import { useSummary } from './useSummary';
import { useToday } from './useToday';

type Course = Pick<ProgressInput, 'modules' | 'concepts'>;

type Shown = { readonly figures: Figures; readonly summary: LearnerSummary; readonly today: string };

/** The figures of the dashboard, the leaderboards and the progress page. */
export function useFigures({ modules, concepts }: Course): {
  readonly state: Loading<Shown>;
  readonly readAgain: () => Promise<boolean>;
} {
  const { state, readAgain } = useSummary();
  const today = useToday();
  const dailyMinutes = useDailyMinutes();

  const shown = useMemo<Loading<Shown>>(() => {
    if (state.kind !== 'loaded') return state;
    const summary = state.value;
    const figures = figuresFor({ summary, modules, concepts, today, dailyMinutes });
    return { kind: 'loaded', value: { figures, summary, today } };
  }, [state, modules, concepts, today, dailyMinutes]);

  return { state: shown, readAgain };
}
