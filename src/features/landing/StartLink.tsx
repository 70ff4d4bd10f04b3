import { landing } from '../../i18n/landing';
import { useText } from '../../i18n/useText';
import { useSignedIn } from '../../state/session/useSignedIn';
import { ButtonLink } from '../../ui/controls/Button';

/**
 * Says "start", or "continue" for a signed-in learner. The session is known late, so both labels share one cell and
 * nothing moves then.
 */
export function StartLink({ id, className }: { id?: string; className?: string }) {
  const t = useText(landing);
  const isSignedIn = useSignedIn() !== undefined;
  return (
    <ButtonLink to={isSignedIn ? '/dashboard' : '/login'} id={id} className={className}>
      <span className="grid items-center">
        <span className={`[grid-area:1/1] ${isSignedIn ? 'invisible' : ''}`}>{t('getStarted')}</span>
        <span className={`[grid-area:1/1] ${isSignedIn ? '' : 'invisible'}`}>{t('goOn')}</span>
      </span>
    </ButtonLink>
  );
}
