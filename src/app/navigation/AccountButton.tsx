import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { useSignedIn } from '../../state/session/useSignedIn';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { SignOutNow } from '../signOut/SignOutNow';

const SignOutStep = lazy(() => import('../signOut/SignOutStep').catch(() => ({ default: SignOutNow })));

// Who is signed in is known late. Both buttons keep their room, so that nothing moves then.
const SAME_PLACE = '[grid-area:1/1]';

/** Sign in, or sign out. */
export function AccountButton({ className = '' }: { className?: string }) {
  const t = useText(site);
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(false);
    await signedIn?.identity.signOut();
    await navigate('/');
  };
  // Where learners are kept on the device, what they did is kept there too.
  const signOut = () => (signedIn?.identity.deviceLearners ? leave() : setLeaving(true));
  return (
    <>
      <span className={`grid flex-none whitespace-nowrap ${className}`}>
        <ButtonLink to="/login" className={`${SAME_PLACE} ${signedIn ? 'invisible' : ''}`}>
          {t('signIn')}
        </ButtonLink>
        <Button look="quiet" className={`${SAME_PLACE} ${signedIn ? '' : 'invisible'}`} onClick={signOut}>
          {t('signOut')}
        </Button>
      </span>
      {isLeaving && signedIn && (
        <Suspense>
          <SignOutStep learner={signedIn.learner} leave={leave} stay={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

type ContinueProps = { className?: string; keepsRoom?: boolean };

/** For who is signed in: back to their own place. Where it keeps its room, nothing moves when that is known. */
export function ContinueLink({ className = '', keepsRoom = false }: ContinueProps) {
  const t = useText(site);
  const isSignedIn = useSignedIn() !== undefined;
  if (!isSignedIn && !keepsRoom) return null;
  return (
    <ButtonLink to="/dashboard" className={`whitespace-nowrap ${className} ${isSignedIn ? '' : 'invisible'}`}>
      {t('goOn')}
    </ButtonLink>
  );
}
