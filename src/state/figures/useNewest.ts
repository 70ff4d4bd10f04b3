import type { Activity } from '../../domain/activity/activity';
import { useLearnerData, useShared } from '../memory/learnerData';

/** The learner's newest activities: null while loading, empty when they cannot be read. */
export function useNewest(): readonly Activity[] | null {
  const newest = useShared(useLearnerData().newest);
  if (newest.kind === 'loading') return null;
  return newest.kind === 'loaded' ? newest.value : [];
}
