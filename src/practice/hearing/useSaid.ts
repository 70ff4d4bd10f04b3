import { useEffect, useEffectEvent } from 'react';
import { useSpeaker } from '../../ui/speech/SpeechContext';
import { useHearing } from './hearing';
import { isBroken } from './isBroken';

/** Says one text after another, each in the place of the one before. */
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
    /** The place of the word that is being said. */
    word: state.word,
  };
}
