import type { LearnerSummary } from '../../domain/learner/summary';
import { useLearnerData, useShared } from '../memory/learnerData';
import type { Loading } from '../values/sharedValue';

/** The learner's totals, including activities just recorded on this page. */
export function useSummary(): { readonly state: Loading<LearnerSummary>; readonly readAgain: () => Promise<boolean> } {
  const { summary } = useLearnerData();
  return { state: useShared(summary), readAgain: summary.refresh };
}
