import { useNavigate } from 'react-router';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import { useSignedIn } from '../state/useSignedIn';
import { Button, ButtonLink } from '../ui/Button';

// Who is signed in is known late. Both buttons keep their room, so that nothing moves then.
const SAME_PLACE = '[grid-area:1/1]';

/** Sign in, or sign out. */
export function AccountButton({ className = '' }: { className?: string }) {
  const t = useText(site);
  const navigate = useNavigate();
  const identity = useSignedIn();
  const signOut = async () => {
    await identity?.signOut();
    await navigate('/');
  };
  return (
    <span className={`grid flex-none whitespace-nowrap ${className}`}>
      <ButtonLink to="/login" className={`${SAME_PLACE} ${identity ? 'invisible' : ''}`}>
        {t('signIn')}
      </ButtonLink>
      <Button look="quiet" className={`${SAME_PLACE} ${identity ? '' : 'invisible'}`} onClick={signOut}>
        {t('signOut')}
      </Button>
    </span>
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
