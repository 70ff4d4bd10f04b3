import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Footer } from '../navigation/Footer';
import { Header } from '../navigation/Header';

/** Header and footer are taken over by React in tasks of their own, after what the page itself is about. */
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
