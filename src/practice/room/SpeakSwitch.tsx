import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { useHearing } from '../hearing/hearing';

/** Whether the room speaks by itself. What is touched to be heard is heard either way. */
export function SpeakSwitch({ onSpeak }: { onSpeak?: (() => void) | undefined }) {
  const t = useText(exercises);
  const { speaksByItself, setSpeaksByItself } = useHearing();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={speaksByItself}
      aria-label={t('speaksByItself')}
      title={t('speaksByItself')}
      onClick={() => {
        setSpeaksByItself(!speaksByItself);
        if (!speaksByItself) onSpeak?.();
      }}
      className={`touch grid flex-none place-items-center rounded-full border-2 ${speaksByItself ? 'border-turmeric bg-turmeric-tint text-turmeric-deep' : 'border-line bg-card text-muted hover:border-edge'}`}
    >
      <Icon name={speaksByItself ? 'speaker' : 'speakerOff'} />
    </button>
  );
}
