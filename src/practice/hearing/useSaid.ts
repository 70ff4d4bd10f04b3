import { useEffect, useEffectEvent } from 'react';
import { useSpeaker } from '../../ui/speech/SpeechContext';
import { useHearing } from './hearing';
import { isBroken } from './isBroken';

/** Each text replaces the one before. */
export function useSaid() {
  const { owner, player, state } = useSpeaker();
  const { voiceFailed } = useHearing();
  const failed = useEffectEvent(() => voiceFailed());
  const { error } = state;
  useEffect(() => {
    if (isBroken(error)) failed();
  }, [error]);
  return {
    say: (text: string, fromWord = 0) => void player.speak(owner, text, fromWord),
    stop: () => player.stop(owner),
    phase: state.phase,
    /** The index of the spoken word. */
    word: state.word,
  };
}
