import type { ReactNode } from 'react';
import { useSpeakLabels } from '../../../i18n/speech';
import { Icon } from '../../../ui/pictures/Icon';
import { useSpeaker } from '../../../ui/speech/SpeechContext';

type Props = {
  readonly text: string;
  /** The spoken name, if the text alone would be unclear. */
  readonly name?: string;
  /** Called in addition to speaking, for example to select the letter. */
  readonly onPress?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
};

const FACES = {
  silent: { label: 'listen', look: '' },
  paused: { label: 'listen', look: '' },
  loading: { label: 'loading', look: 'border-turmeric-deep bg-turmeric-tint' },
  playing: { label: 'stop', look: 'border-turmeric-deep bg-turmeric-tint' },
  failed: { label: 'failed', look: 'border-vermilion bg-vermilion-tint' },
} as const;

/** Telugu that speaks when it is tapped, where a speak button beside each item would be too much. */
export function HeardButton({ text, name = text, onPress, className = '', children }: Props) {
  const { owner, player, state } = useSpeaker();
  const labels = useSpeakLabels(name);
  const { label, look } = FACES[state.phase];
  const isHeard = state.phase === 'playing' || state.phase === 'loading';
  const press = () => {
    onPress?.();
    if (isHeard) player.stop(owner);
    else void player.speak(owner, text);
  };
  return (
    <button
      type="button"
      aria-label={state.phase === 'failed' ? `${name}. ${labels.failed}` : labels[label]}
      title={state.phase === 'failed' ? labels.failed : undefined}
      aria-busy={state.phase === 'loading'}
      data-speaking={state.phase}
      data-printed
      onClick={press}
      className={`touch relative border-2 ${className} ${look || 'border-line bg-card hover:border-edge'}`}
    >
      {children}
      {state.phase === 'failed' && <Icon name="warning" className="absolute top-1 right-1 size-5 text-vermilion" />}
    </button>
  );
}
