import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { site } from '../../i18n/site';
import { useText } from '../../i18n/useText';
import { Spinner } from '../../ui/messages/Spinner';
import { pagesAt } from './addresses';
import { ErrorBoundary } from '../layouts/ErrorBoundary';
import { DashboardLayout, Guard, OnboardingLayout, RoomLayout, SessionArea, TrialLayout } from '../layouts/frame';
import { LateParts } from '../loading/LateParts';
import { PUBLIC_PAGES, type PublicPage } from './publicPages';
import { PublicLayout } from '../layouts/PublicLayout';
import { RouteChange } from './RouteChange';
import {
  DASHBOARD_PAGES,
  joinPage,
  loginPage,
  onboardingPage,
  ROOM_PAGES,
  type Screen,
  trialPage,
} from './signedInPages';

const PageLoading = () => {
  const t = useText(site);
  return <Spinner fullScreen label={t('loading')} />;
};

const routes = (pages: readonly (PublicPage | Screen)[], pathname: string) =>
  pagesAt(pages, pathname).map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

const Pages = () => {
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route element={<PublicLayout />}>{routes(PUBLIC_PAGES, pathname)}</Route>
      <Route element={<SessionArea />}>
        <Route element={<TrialLayout />}>{routes([trialPage, joinPage], pathname)}</Route>
        <Route element={<Guard admits="signed-out" />}>
          <Route element={<PublicLayout />}>{routes([loginPage], pathname)}</Route>
        </Route>
        <Route element={<Guard admits="incomplete" />}>
          <Route element={<OnboardingLayout />}>{routes([onboardingPage], pathname)}</Route>
        </Route>
        <Route element={<Guard admits="complete" />}>
          <Route element={<DashboardLayout />}>{routes(DASHBOARD_PAGES, pathname)}</Route>
          <Route element={<RoomLayout />}>{routes(ROOM_PAGES, pathname)}</Route>
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
};

export const App = () => (
  <>
    <ErrorBoundary>
      <RouteChange />
      <Suspense fallback={<PageLoading />}>
        <Pages />
      </Suspense>
    </ErrorBoundary>
    {/* Outside the first boundary, so that an update is offered even if a page crashed. */}
    <ErrorBoundary isSilent>
      <LateParts />
    </ErrorBoundary>
  </>
);
