import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PACES } from '../../../domain/reading/readingRoom';
import type { Story } from '../../../domain/reading/story';
import { usePace, useSpeaker } from '../../../ui/speech/SpeechContext';
import type { ReadingSteps } from './useReading';

export type ReadingVoice = {
  /** The index of the spoken word in its sentence. */
  readonly word: number | null;
  readonly isPreparing: boolean;
  readonly hasFailed: boolean;
};

/** Reads the story aloud sentence by sentence, and reports each sentence that was heard. */
export function useReadingVoice(story: Story, { reading, pace, heard, stop }: ReadingSteps): ReadingVoice {
  const { owner, player, state } = useSpeaker();
  const { turn, page, sentence } = reading;
  const text = story.pages[page]?.sentences[sentence]?.te ?? '';
  const [hasFailed, setFailed] = useState(false);
  usePace(PACES[pace]);

  const speak = useEffectEvent(() => {
    if (turn !== 'voice') return player.stop(owner);
    setFailed(false);
    return void player.speak(owner, text);
  });
  useEffect(() => speak(), [turn, page, sentence]);

  const isActive = useRef(false);
  const follow = useEffectEvent(() => {
    const wasActive = isActive.current;
    isActive.current = state.phase === 'loading' || state.phase === 'playing';
    if (turn !== 'voice') return;
    if (state.isHeard) return heard();
    if (state.phase === 'failed') setFailed(true);
    // Another speaker took over, or the voice failed.
    if (wasActive && !isActive.current) stop();
  });
  useEffect(() => follow(), [state.phase, state.isHeard]);

  return { word: state.word, isPreparing: turn === 'voice' && state.phase === 'loading', hasFailed };
}
