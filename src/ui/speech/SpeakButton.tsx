import { useEffect, useEffectEvent } from 'react';
import { Icon, type IconName } from '../pictures/Icon';
import type { PlayError, PlayerState } from './player';
import { type Speaker, useSpeaker } from './SpeechContext';

/** The button's name in each state; include what is heard, as in "Listen: అమ్మ". */
export type SpeakLabels = {
  readonly listen: string;
  readonly loading: string;
  readonly stop: string;
  readonly failed: string;
};

type Props = {
  readonly text: string;
  readonly labels: SpeakLabels;
  readonly onFailed?: (error: PlayError) => void;
  readonly disabled?: boolean;
  /** Speaks on mount: this button replaces one that was pressed. */
  readonly speaksAtOnce?: boolean;
  /** Given when another element follows the same voice. */
  readonly speaker?: Speaker;
  readonly className?: string;
};

type Face = { readonly icon: IconName; readonly label: keyof SpeakLabels; readonly look: string };

const CALM = 'bg-turmeric text-on-turmeric';
const FACES: Record<PlayerState['phase'], Face> = {
  silent: { icon: 'speaker', label: 'listen', look: CALM },
  loading: { icon: 'refresh', label: 'loading', look: CALM },
  playing: { icon: 'pause', label: 'stop', look: `${CALM} ring-4 ring-turmeric-tint` },
  paused: { icon: 'speaker', label: 'listen', look: CALM },
  failed: { icon: 'warning', label: 'failed', look: 'bg-vermilion-tint text-vermilion' },
};

/** A second tap stops the speech. */
export function SpeakButton({
  text,
  labels,
  onFailed,
  disabled = false,
  speaksAtOnce = false,
  speaker,
  className = '',
}: Props) {
  const own = useSpeaker();
  const { owner, player, state } = speaker ?? own;
  const { phase, error } = state;
  const face = FACES[phase];
  const label = labels[face.label];

  const report = useEffectEvent((failure: PlayError) => onFailed?.(failure));
  useEffect(() => {
    if (error) report(error);
  }, [error]);

  const speakOnMount = useEffectEvent(() => {
    if (speaksAtOnce) void player.speak(owner, text);
  });
  useEffect(() => speakOnMount(), []);

  // Stop when the text changes, for example with the language: the old text is still playing.
  useEffect(() => () => player.stop(owner), [player, owner, text]);

  const heard = phase === 'playing' || phase === 'loading';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={phase === 'loading'}
      data-speaking={phase}
      disabled={disabled}
      onClick={() => (heard ? player.stop(owner) : void player.speak(owner, text))}
      className={`touch grid size-12 flex-none place-items-center rounded-full transition-transform active:scale-95 disabled:opacity-55 ${face.look} ${className}`}
    >
      <Icon name={face.icon} className={`size-6 ${phase === 'loading' ? 'animate-spin' : ''}`} />
    </button>
  );
}
