import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Spinner } from '../../ui/messages/Spinner';
import { watchAddress } from './watchAddress';

/** Shorter waits go unnoticed. */
const SPINNER_DELAY_MS = 400;

/** True while the old screen is still visible: the URL changes immediately, the screen when its code has loaded. */
function useIsWaiting(): boolean {
  const requested = useSyncExternalStore(watchAddress, () => location.pathname);
  const { pathname } = useLocation();
  return new URL(pathname, location.origin).pathname !== requested;
}

/** Without a spinner, learners would tap a slow link again. */
export function LoadingNotice() {
  const t = useText(site);
  const isWaiting = useIsWaiting();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), SPINNER_DELAY_MS);
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
