import { RoomFrame } from './RoomFrame';
import { useWarmVoice } from '../../ui/speech/SpeechContext';

/** The practice room for visitors who are not signed in, so there is no unsaved work to warn about. */
export default function TrialLayout() {
  useWarmVoice();
  return <RoomFrame />;
}
