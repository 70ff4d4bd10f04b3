import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { useSignedIn } from '../../state/session/useSignedIn';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { SignOutNow } from '../signOut/SignOutNow';

const SignOutStep = lazy(() => import('../signOut/SignOutStep').catch(() => ({ default: SignOutNow })));

// The session is known late, so both buttons share one grid cell and nothing moves then.
const SAME_CELL = '[grid-area:1/1]';

export function AccountButton({ className = '' }: { className?: string }) {
  const t = useText(site);
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [isSigningOut, setSigningOut] = useState(false);
  const leave = async () => {
    setSigningOut(false);
    await signedIn?.identity.signOut();
    await navigate('/');
  };
  // Device-only builds store everything on the device, so signing out loses nothing.
  const signOut = () => (signedIn?.identity.deviceLearners ? leave() : setSigningOut(true));
  return (
    <>
      <span className={`grid flex-none whitespace-nowrap ${className}`}>
        <ButtonLink to="/login" className={`${SAME_CELL} ${signedIn ? 'invisible' : ''}`}>
          {t('signIn')}
        </ButtonLink>
        <Button look="quiet" className={`${SAME_CELL} ${signedIn ? '' : 'invisible'}`} onClick={signOut}>
          {t('signOut')}
        </Button>
      </span>
      {isSigningOut && signedIn && (
        <Suspense>
          <SignOutStep learner={signedIn.learner} leave={leave} stay={() => setSigningOut(false)} />
        </Suspense>
      )}
    </>
  );
}

type ContinueProps = { className?: string; reservesSpace?: boolean };

/** With `reservesSpace`, nothing moves once it is known that a learner is signed in. */
export function ContinueLink({ className = '', reservesSpace = false }: ContinueProps) {
  const t = useText(site);
  const isSignedIn = useSignedIn() !== undefined;
  if (!isSignedIn && !reservesSpace) return null;
  return (
    <ButtonLink to="/dashboard" className={`whitespace-nowrap ${className} ${isSignedIn ? '' : 'invisible'}`}>
      {t('goOn')}
    </ButtonLink>
  );
}
