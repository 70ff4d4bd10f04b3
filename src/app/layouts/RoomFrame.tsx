import { Outlet } from 'react-router';
import { AfterFrame } from '../loading/AfterFrame';
import { SkipLink } from './SkipLink';

/** Practice has the screen for itself: the navigation steps aside, and the way out is the page's own. */
export const RoomFrame = () => (
  <div className="flex h-dvh flex-col overflow-hidden">
    <header>
      <SkipLink />
    </header>
    {/* Where a room scrolls as a whole, its foot may stay in sight: nothing comes to stand behind it. */}
    <main id="content" tabIndex={-1} className="flex min-h-0 w-full flex-1 flex-col overflow-y-auto short:scroll-pb-20">
      <AfterFrame>
        <Outlet />
      </AfterFrame>
    </main>
  </div>
);
