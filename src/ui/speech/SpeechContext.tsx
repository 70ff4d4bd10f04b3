import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { chooseSlowSpeech, storedSlowSpeech } from '../../browser/soundChoice';
import { whenIdle } from '../../browser/whenIdle';
import type { Speech } from '../../ports/speech';
import { createPlayer, type Player, type PlayerState } from './player';

type PageSpeech = { readonly speech: Speech; readonly player: Player };

const SpeechContext = createContext<PageSpeech | null>(null);

/** Render it once, around everything that can be heard. */
export function SpeechProvider({ speech, children }: { speech: Speech; children: ReactNode }) {
  const [player] = useState(() => createPlayer(speech, storedSlowSpeech()));

  useEffect(() => player.setVoice(speech), [player, speech]);

  useEffect(() => {
    // A device's own voice would continue after the page is gone.
    const leave = () => player.stopAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [player]);

  const value = useMemo(() => ({ speech, player }), [speech, player]);
  return <SpeechContext value={value}>{children}</SpeechContext>;
}

function usePageSpeech(): PageSpeech {
  const found = use(SpeechContext);
  if (!found) throw new Error('What can be heard must stand inside a SpeechProvider');
  return found;
}

export type Speaker = { readonly owner: string; readonly player: Player; readonly state: PlayerState };

/** One speaker on the page. It is silent while another one plays, and stops when its component unmounts. */
export function useSpeaker(): Speaker {
  const { player } = usePageSpeech();
  const owner = useId();
  const state = useSyncExternalStore(
    player.subscribe,
    () => player.stateOf(owner),
    () => player.stateOf(owner),
  );
  useEffect(() => () => player.stop(owner), [player, owner]);
  return { owner, player, state };
}

/** The learner's choice of slow speech, stored on this device. */
export function useSlowSpeech(): [slow: boolean, choose: (slow: boolean) => void] {
  const { player } = usePageSpeech();
  const slow = useSyncExternalStore(player.subscribe, player.isSlow, player.isSlow);
  const choose = useCallback(
    (wanted: boolean) => {
      chooseSlowSpeech(wanted);
      player.setSlow(wanted);
    },
    [player],
  );
  return [slow, choose];
}

/** Sets the speed for the current screen. */
export function usePace(rate: number): void {
  const { player } = usePageSpeech();
  useEffect(() => player.setPace(rate), [player, rate]);
  useEffect(() => () => player.setPace(null), [player]);
}

/** For layouts in which something will soon be heard: loads the voice while the page is idle. */
export function useWarmVoice(): void {
  const { speech } = usePageSpeech();
  useEffect(() => whenIdle(() => void speech.warm()), [speech]);
}
