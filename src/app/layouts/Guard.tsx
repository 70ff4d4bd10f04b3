import { Fragment, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import { isComplete } from '../../state/session/profile';
import { useSession } from '../../state/session/session';
import { Spinner } from '../../ui/messages/Spinner';
import { preloadInTurn } from '../loading/preloadData';

/** The page a visitor asked for before signing in. */
type CameFrom = { readonly from?: string } | null;

type LearnerStatus = 'unknown' | 'signed-out' | 'incomplete' | 'complete';

function useLearnerStatus(): LearnerStatus {
  const { identity, profile } = useSession();
  if (identity.kind !== 'signed-in') return identity.kind;
  if (profile.kind === 'loading') return 'unknown';
  return isComplete(profile) ? 'complete' : 'incomplete';
}

/** Shows its routes to visitors with this status, and redirects everyone else as the spec says. */
export default function Guard({ admits }: { admits: Exclude<LearnerStatus, 'unknown'> }) {
  const t = useText(dashboard);
  const status = useLearnerStatus();
  const { leftOnPurpose, identity } = useSession();
  const { pathname, search, hash, state } = useLocation();

  useEffect(() => {
    if (status === 'signed-out') preloadInTurn(['/onboarding']);
    if (status === 'incomplete') preloadInTurn(['/dashboard/begin', '/dashboard']);
  }, [status]);

  if (status === admits) {
    // The key remounts the screens when another tab switches the learner, so that no state carries over.
    return (
      <Fragment key={identity.kind === 'signed-in' ? identity.learner.id : ''}>
        <Outlet />
      </Fragment>
    );
  }
  switch (status) {
    case 'unknown':
      return <Spinner fullScreen label={t('loadingProfile')} />;
    case 'signed-out':
      if (leftOnPurpose()) return <Navigate to="/" replace />;
      return <Navigate to="/login" replace state={{ from: pathname + search + hash } satisfies CameFrom} />;
    case 'incomplete':
      return <Navigate to="/onboarding" replace />;
    case 'complete':
      return <Navigate to={(state as CameFrom)?.from ?? '/dashboard'} replace />;
  }
}
