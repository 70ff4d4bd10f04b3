import { Fragment, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import { isComplete } from '../../state/session/profile';
import { useSession } from '../../state/session/session';
import { Spinner } from '../../ui/messages/Spinner';
import { preloadInTurn } from '../loading/preloadData';

/** Where a visitor wanted to go before being asked to sign in. */
type CameFrom = { readonly from?: string } | null;

type Standing = 'unknown' | 'signed-out' | 'incomplete' | 'complete';

function useStanding(): Standing {
  const { identity, profile } = useSession();
  if (identity.kind !== 'signed-in') return identity.kind;
  if (profile.kind === 'loading') return 'unknown';
  return isComplete(profile) ? 'complete' : 'incomplete';
}

/** Shows the screens below it to those they are for, and sends everyone else where the spec says. */
export default function Guard({ admits }: { admits: Exclude<Standing, 'unknown'> }) {
  const t = useText(dashboard);
  const standing = useStanding();
  const { leftOnPurpose, identity } = useSession();
  const { pathname, search, hash, state } = useLocation();

  useEffect(() => {
    if (standing === 'signed-out') preloadInTurn(['/onboarding']);
    if (standing === 'incomplete') preloadInTurn(['/dashboard/begin', '/dashboard']);
  }, [standing]);

  if (standing === admits) {
    // Screens belong to one learner: where another one is picked in another tab, what was begun ends with its own.
    return (
      <Fragment key={identity.kind === 'signed-in' ? identity.learner.id : ''}>
        <Outlet />
      </Fragment>
    );
  }
  switch (standing) {
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
