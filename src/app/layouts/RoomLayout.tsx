import { lazy, useState, useSyncExternalStore } from 'react';
import { isBusy, watchBusy } from '../../browser/busy';
import { useUnsavedWork } from '../../practice/useUnsavedWork';
import { useWarmVoice } from '../../ui/speech/SpeechContext';
import { RoomFrame } from './RoomFrame';
import { WhenIdle } from '../loading/WhenIdle';

// This lazy chunk may fail to load offline; the room works without praise.
const Celebrations = lazy(() => import('../notices/Celebrations').catch(() => ({ default: () => <></> })));

/** True once a task was shown. Praise may arrive only after the answer to the last task. */
function useHasBegun(): boolean {
  const hasTask = useSyncExternalStore(watchBusy, isBusy);
  const [hasBegun, setHasBegun] = useState(hasTask);
  if (hasTask && !hasBegun) setHasBegun(true);
  return hasBegun;
}

export default function RoomLayout() {
  const hasBegun = useHasBegun();
  useWarmVoice();
  useUnsavedWork();
  return (
    <>
      <RoomFrame />
      <WhenIdle>
        {/* Praise must not delay the first task, so it waits for the end of the run. */}
        <Celebrations isTooEarly={!hasBegun} />
      </WhenIdle>
    </>
  );
}
