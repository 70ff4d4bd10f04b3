import { Outlet } from 'react-router';
import { site } from '../i18n/site';
import { useText } from '../i18n/useText';
import { Footer } from './Footer';
import { Header } from './Header';

export function PublicLayout() {
  const t = useText(site);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-tile bg-card px-4 py-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20"
      >
        {t('skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
