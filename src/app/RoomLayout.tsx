import { useKeptWork } from '../practice/useKeptWork';
import { useWarmVoice } from '../ui/speech/SpeechContext';
import { RoomFrame } from './RoomFrame';

/** The practice room of a signed-in learner. */
export default function RoomLayout() {
  useWarmVoice();
  useKeptWork();
  return <RoomFrame />;
}
