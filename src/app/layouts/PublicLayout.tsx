import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Footer } from '../navigation/Footer';
import { Header } from '../navigation/Header';

/** The Suspense boundaries let React hydrate the header and footer in separate tasks, after the page's content. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Suspense>
        <Header />
      </Suspense>
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </div>
  );
}
