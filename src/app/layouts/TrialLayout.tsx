import { RoomFrame } from './RoomFrame';
import { useWarmVoice } from '../../ui/speech/SpeechContext';

/** The practice room for who has not signed in: nothing of a learner waits to be sent. */
export default function TrialLayout() {
  useWarmVoice();
  return <RoomFrame />;
}
