import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Navigate, Outlet } from 'react-router';
import { dashboard } from '../../i18n/dashboard';
import { useText } from '../../i18n/useText';
import { useUnsavedWork } from '../../practice/useUnsavedWork';
import { refusedLearner, watchRefusals } from '../../state/recording/refusedNotice';
import { useLearner } from '../../state/session/session';
import { Notice } from '../../ui/messages/Notice';
import { Spinner } from '../../ui/messages/Spinner';
import { useWarmVoice } from '../../ui/speech/SpeechContext';
import { AfterFrame } from '../loading/AfterFrame';
import { BottomBar } from '../navigation/BottomBar';
import { Sidebar } from '../navigation/Sidebar';
import { SkipLink } from './SkipLink';
import { useIsOnline } from '../notices/useConnection';
import { BEGIN, useFirstVisit } from '../navigation/useFirstVisit';
import { useSidebar } from '../navigation/useSidebar';
import { WhenIdle } from '../loading/WhenIdle';

// These lazy chunks may fail to load offline; the screen works without them.
const Celebrations = lazy(() => import('../notices/Celebrations').catch(() => ({ default: () => <></> })));
const ClosedNotice = lazy(() => import('../notices/ClosedNotice').catch(() => ({ default: () => <></> })));

export default function DashboardLayout() {
  const t = useText(dashboard);
  const { isPhone, isCollapsed, toggle } = useSidebar();
  useWarmVoice();
  useUnsavedWork();
  const isOnline = useIsOnline();
  const isRefused = useSyncExternalStore(watchRefusals, refusedLearner) === useLearner().id;
  const visit = useFirstVisit();
  if (visit === 'first') return <Navigate to={BEGIN} replace />;
  if (visit === 'unknown') return <Spinner fullScreen label={t('loadingProfile')} />;
  return (
    <div className="flex min-h-dvh max-md:flex-col">
      <header className="print:hidden">
        <SkipLink />
      </header>
      {!isPhone && <Sidebar isCollapsed={isCollapsed} onToggle={toggle} />}
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 pt-6 pb-28 max-md:short:pb-20 max-md:tiny:pb-6 md:px-9 md:py-9"
      >
        <div role="status" className="mb-5 grid gap-3 empty:hidden">
          {!isOnline && <Notice tone="info">{t('offline')}</Notice>}
          <Suspense>{isRefused && <ClosedNotice />}</Suspense>
        </div>
        <AfterFrame>
          <Outlet />
        </AfterFrame>
      </main>
      {isPhone && <BottomBar />}
      <WhenIdle>
        <Celebrations />
      </WhenIdle>
    </div>
  );
}
