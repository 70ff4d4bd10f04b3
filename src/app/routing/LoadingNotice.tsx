import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Spinner } from '../../ui/messages/Spinner';
import { watchAddress } from './watchAddress';

/** Until then nobody takes it for a wait. */
const LATE_MS = 400;

/** Whether the screen on show is still the one before: the address changes at once, the screen when its code is there. */
function useIsWaiting(): boolean {
  const asked = useSyncExternalStore(watchAddress, () => location.pathname);
  const { pathname } = useLocation();
  return new URL(pathname, location.origin).pathname !== asked;
}

/** A screen that takes its time after a touch says that it is on its way: who sees nothing happen touches again. */
export function LoadingNotice() {
  const t = useText(site);
  const isWaiting = useIsWaiting();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  if (!isLate) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-content-center print:hidden">
      <div className="flex rounded-full border-2 border-line bg-card p-3 shadow-card">
        <Spinner className="size-16" label={t('loading')} />
      </div>
    </div>
  );
}
