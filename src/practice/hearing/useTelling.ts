import { useEffect, useMemo, useRef } from 'react';
import { useSpeaker } from '../../ui/speech/SpeechContext';
import type { PlayError } from '../../ui/speech/player';
import type { Hearing } from './hearing';

/** The room's own voice: one text at a time, and nothing before the learner has touched the page. */
export function useTelling(isWanted: boolean): Pick<Hearing, 'say' | 'tell' | 'hush'> & { error: PlayError | null } {
  const { owner, player, state } = useSpeaker();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const telling = useMemo(() => {
    const say = (texts: readonly string[]) => {
      clearTimeout(timer.current);
      void player.speakAll(owner, texts);
    };
    return {
      say,
      tell: (texts: readonly string[], afterSeconds = 0) => {
        clearTimeout(timer.current);
        // Browsers allow no sound before the first tap on a page.
        if (!isWanted || texts.length === 0 || !navigator.userActivation?.hasBeenActive) return;
        if (afterSeconds === 0) say(texts);
        else timer.current = setTimeout(() => say(texts), afterSeconds * 1000);
      },
      hush: () => {
        clearTimeout(timer.current);
        player.stopAll();
      },
    };
  }, [owner, player, isWanted]);
  return { ...telling, error: state.error };
}
