import { lazy } from 'react';
import { useKeptWork } from '../practice/useKeptWork';
import { useWarmVoice } from '../ui/speech/SpeechContext';
import { RoomFrame } from './RoomFrame';
import { WhenIdle } from './WhenIdle';

// Without a network they may not arrive; a room does without praise.
const Celebrations = lazy(() => import('./Celebrations').catch(() => ({ default: () => <></> })));

/** The practice room of a signed-in learner. */
export default function RoomLayout() {
  useWarmVoice();
  useKeptWork();
  return (
    <>
      <RoomFrame />
      <WhenIdle>
        <Celebrations isInRoom />
      </WhenIdle>
    </>
  );
}
