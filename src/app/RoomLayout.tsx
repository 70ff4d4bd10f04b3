import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSendUnsent } from '../state/useSendUnsent';
import { useWarmVoice } from '../ui/speech/SpeechContext';
import { SkipLink } from './SkipLink';

// Without a network they may not arrive; a room does without praise.
const Celebrations = lazy(() => import('./Celebrations').catch(() => ({ default: () => <></> })));

/** Practice has the screen for itself: the navigation steps aside, and the way out is the page's own. */
export default function RoomLayout() {
  useWarmVoice();
  useSendUnsent();
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <header>
        <SkipLink />
      </header>
      <main id="content" tabIndex={-1} className="flex min-h-0 w-full flex-1 flex-col">
        <Outlet />
      </main>
      <Suspense>
        <Celebrations isInRoom />
      </Suspense>
    </div>
  );
}
