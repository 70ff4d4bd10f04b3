import type { Activity } from '../../domain/activity/activity';
import { useLearnerData, useShared } from '../memory/learnerData';

/** The learner's newest activities; `null` until they are read, and none where they cannot be. */
export function useNewest(): readonly Activity[] | null {
  const newest = useShared(useLearnerData().newest);
  if (newest.kind === 'loading') return null;
  return newest.kind === 'loaded' ? newest.value : [];
}
