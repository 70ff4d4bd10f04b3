import { Outlet } from 'react-router';
import { SkipLink } from './SkipLink';

/** Practice has the screen for itself: the navigation steps aside, and the way out is the page's own. */
export const RoomFrame = () => (
  <div className="flex min-h-dvh flex-col">
    <header>
      <SkipLink />
    </header>
    <main id="content" tabIndex={-1} className="flex w-full flex-1 flex-col px-4 py-3 md:py-6">
      <Outlet />
    </main>
  </div>
);
