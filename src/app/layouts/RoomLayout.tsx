import { lazy, useState, useSyncExternalStore } from 'react';
import { isBusy, watchBusy } from '../../browser/busy';
import { useUnsavedWork } from '../../practice/useUnsavedWork';
import { useWarmVoice } from '../../ui/speech/SpeechContext';
import { RoomFrame } from './RoomFrame';
import { WhenIdle } from '../loading/WhenIdle';

// Without a network they may not arrive; a room does without praise.
const Celebrations = lazy(() => import('../notices/Celebrations').catch(() => ({ default: () => <></> })));

/** Whether anything was asked since the room was entered. Praise may arrive after the answer to the only question. */
function useHasBegun(): boolean {
  const isAsking = useSyncExternalStore(watchBusy, isBusy);
  const [hasBegun, setHasBegun] = useState(isAsking);
  if (isAsking && !hasBegun) setHasBegun(true);
  return hasBegun;
}

/** The practice room of a signed-in learner. */
export default function RoomLayout() {
  const hasBegun = useHasBegun();
  useWarmVoice();
  useUnsavedWork();
  return (
    <>
      <RoomFrame />
      <WhenIdle>
        {/* The first question comes at once: praise waits for the end of the sitting. */}
        <Celebrations isTooEarly={!hasBegun} />
      </WhenIdle>
    </>
  );
}
