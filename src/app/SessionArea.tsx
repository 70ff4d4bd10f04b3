import '../ui/dashboard.css';
import { Outlet } from 'react-router';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import { SessionProvider } from '../state/SessionProvider';
import { ToastProvider } from '../ui/ToastProvider';
import { VoiceArea } from './VoiceArea';

/** Round every screen that knows who is signed in; its code comes with the first of them. */
export default function SessionArea() {
  const t = useText(site);
  return (
    <ToastProvider regionLabel={t('messages')} dismissLabel={t('dismiss')}>
      <SessionProvider>
        <VoiceArea>
          <Outlet />
        </VoiceArea>
      </SessionProvider>
    </ToastProvider>
  );
}
