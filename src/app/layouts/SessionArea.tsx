import '../../ui/styles/dashboard.css';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { whenIdle } from '../../browser/whenIdle';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { usePorts } from '../../state/session/ports';
import { useSession } from '../../state/session/session';
import { SessionProvider } from '../../state/session/SessionProvider';
import { ToastProvider } from '../../ui/messages/ToastProvider';
import { SignOutNow } from '../signOut/SignOutNow';
import { VoiceArea } from './VoiceArea';

const loadDialog = () => import('../signOut/SignOutDialog').catch(() => ({ default: SignOutNow }));
const SignOutDialog = lazy(loadDialog);

function PendingSignOut() {
  const { leaving } = useSession();
  const { identity } = usePorts();
  // Prefetches the sign-out dialog, because it is mostly needed offline. Device-only builds never show it.
  useEffect(() => {
    if (!identity.deviceLearners) whenIdle(() => void loadDialog());
  }, [identity]);
  return leaving && <SignOutDialog {...leaving} />;
}

/** Wraps every screen that needs the session; its code is loaded with the first of them. */
export default function SessionArea() {
  const t = useText(site);
  return (
    <ToastProvider regionLabel={t('messages')} dismissLabel={t('dismiss')}>
      <SessionProvider>
        <VoiceArea>
          <Outlet />
        </VoiceArea>
        <Suspense>
          <PendingSignOut />
        </Suspense>
      </SessionProvider>
    </ToastProvider>
  );
}
