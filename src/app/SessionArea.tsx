import '../ui/dashboard.css';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import { useSession } from '../state/session';
import { SessionProvider } from '../state/SessionProvider';
import { ToastProvider } from '../ui/ToastProvider';
import { VoiceArea } from './VoiceArea';

const LeavingDialog = lazy(() => import('./LeavingDialog'));

function LeavingQuestion() {
  const { leaving } = useSession();
  return leaving && <LeavingDialog {...leaving} />;
}

/** Round every screen that knows who is signed in; its code comes with the first of them. */
export default function SessionArea() {
  const t = useText(site);
  return (
    <ToastProvider regionLabel={t('messages')} dismissLabel={t('dismiss')}>
      <SessionProvider>
        <VoiceArea>
          <Outlet />
        </VoiceArea>
        <Suspense>
          <LeavingQuestion />
        </Suspense>
      </SessionProvider>
    </ToastProvider>
  );
}
