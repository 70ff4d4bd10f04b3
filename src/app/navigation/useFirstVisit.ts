import { useLocation } from 'react-router';
import { useLearnerData, useShared } from '../../state/memory/learnerData';
import { useSession } from '../../state/session/session';

export const BEGIN = '/dashboard/begin';

/** Where the beginning could not be saved, the learner goes on all the same. */
type HasBegun = { readonly hasBegun?: boolean } | null;

/**
 * Whether somebody comes to the dashboard who has done nothing of any lesson and was never asked where to begin. Any
 * other page can be opened without having been asked.
 */
export function useFirstVisit(): 'first' | 'later' | 'unknown' {
  const { profile } = useSession();
  const { pathname, state } = useLocation();
  const data = useLearnerData();
  const wasAsked = profile.kind === 'loaded' && profile.value.startAt !== undefined;
  const isAtStart = pathname === '/dashboard' && !wasAsked && !(state as HasBegun)?.hasBegun;
  const summary = useShared(isAtStart ? data.summary : null);
  if (!isAtStart || summary.kind === 'failed') return 'later';
  if (summary.kind === 'loading') return 'unknown';
  return summary.value.partsDone.length === 0 ? 'first' : 'later';
}
