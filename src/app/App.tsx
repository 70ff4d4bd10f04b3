import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import { Spinner } from '../ui/Spinner';
import { ErrorBoundary } from './ErrorBoundary';
import { PUBLIC_PAGES } from './publicPages';
import { PublicLayout } from './PublicLayout';
import { RouteChange } from './RouteChange';
import { LateUpdateNotice } from './LateUpdateNotice';
import { DEVELOPMENT_ROUTES } from './developmentRoutes';

const PageLoading = () => {
  const t = useText(site);
  return <Spinner label={t('loading')} />;
};

export const App = () => (
  <ErrorBoundary>
    <RouteChange />
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<PublicLayout />}>
          {PUBLIC_PAGES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        {DEVELOPMENT_ROUTES}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
    <LateUpdateNotice />
  </ErrorBoundary>
);
