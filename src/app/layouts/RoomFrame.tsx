import { Outlet } from 'react-router';
import { AfterFrame } from '../loading/AfterFrame';
import { SkipLink } from './SkipLink';

/** A practice room fills the screen without the navigation; the page itself has the way out. */
export const RoomFrame = () => (
  <div className="flex h-dvh flex-col overflow-hidden">
    <header>
      <SkipLink />
    </header>
    {/* On a short screen the whole room scrolls; the padding keeps focused elements clear of its sticky footer. */}
    <main id="content" tabIndex={-1} className="flex min-h-0 w-full flex-1 flex-col overflow-y-auto short:scroll-pb-20">
      <AfterFrame>
        <Outlet />
      </AfterFrame>
    </main>
  </div>
);
