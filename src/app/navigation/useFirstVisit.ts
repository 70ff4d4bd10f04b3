import { useLocation } from 'react-router';
import { useLearnerData, useShared } from '../../state/memory/learnerData';
import { useSession } from '../../state/session/session';

export const BEGIN = '/dashboard/begin';

/** Set by the begin page, in case saving the choice failed: the learner is not asked again. */
type HasBegun = { readonly hasBegun?: boolean } | null;

/**
 * 'first' if a learner opens the dashboard who has finished nothing and was never asked where to begin. All other pages
 * open without that question.
 */
export function useFirstVisit(): 'first' | 'later' | 'unknown' {
  const { profile } = useSession();
  const { pathname, state } = useLocation();
  const data = useLearnerData();
  const wasAsked = profile.kind === 'loaded' && profile.value.startAt !== undefined;
  const mayBeFirst = pathname === '/dashboard' && !wasAsked && !(state as HasBegun)?.hasBegun;
  const summary = useShared(mayBeFirst ? data.summary : null);
  if (!mayBeFirst || summary.kind === 'failed') return 'later';
  if (summary.kind === 'loading') return 'unknown';
  return summary.value.partsDone.length === 0 ? 'first' : 'later';
}
