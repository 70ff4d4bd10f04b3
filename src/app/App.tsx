import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import { Spinner } from '../ui/Spinner';
import { ErrorBoundary } from './ErrorBoundary';
import { DashboardLayout, Guard, OnboardingLayout, RoomLayout, SessionArea, TrialLayout } from './frame';
import { LateParts } from './LateParts';
import { PUBLIC_PAGES } from './publicPages';
import { PublicLayout } from './PublicLayout';
import { RouteChange } from './RouteChange';
import { DASHBOARD_PAGES, joinPage, loginPage, onboardingPage, ROOM_PAGES, trialPage } from './signedInPages';

const PageLoading = () => {
  const t = useText(site);
  return <Spinner fullScreen label={t('loading')} />;
};

export const App = () => (
  <>
    <ErrorBoundary>
      <RouteChange />
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route element={<PublicLayout />}>
            {PUBLIC_PAGES.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
          <Route element={<SessionArea />}>
            <Route element={<TrialLayout />}>
              <Route path={trialPage.path} element={<trialPage.Page />} />
              <Route path={joinPage.path} element={<joinPage.Page />} />
            </Route>
            <Route element={<Guard admits="signed-out" />}>
              <Route element={<PublicLayout />}>
                <Route path={loginPage.path} element={<loginPage.Page />} />
              </Route>
            </Route>
            <Route element={<Guard admits="incomplete" />}>
              <Route element={<OnboardingLayout />}>
                <Route path={onboardingPage.path} element={<onboardingPage.Page />} />
              </Route>
            </Route>
            <Route element={<Guard admits="complete" />}>
              <Route element={<DashboardLayout />}>
                {DASHBOARD_PAGES.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Route>
              <Route element={<RoomLayout />}>
                {ROOM_PAGES.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Route>
            </Route>
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
    {/* A new version is offered beside a page that broke, too. */}
    <ErrorBoundary isSilent>
      <LateParts />
    </ErrorBoundary>
  </>
);
