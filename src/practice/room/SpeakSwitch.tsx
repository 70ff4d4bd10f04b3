import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { useHearing } from '../hearing/hearing';

/** Whether the room speaks by itself. What is touched to be heard is heard either way. */
export function SpeakSwitch({ onSpeak }: { onSpeak?: (() => void) | undefined }) {
  const t = useText(exercises);
  const { readsAloud, setSpeaksByItself } = useHearing();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={readsAloud}
      aria-label={t('readsAloud')}
      title={t('readsAloud')}
      onClick={() => {
        setSpeaksByItself(!readsAloud);
        if (!readsAloud) onSpeak?.();
      }}
      className={`touch grid flex-none place-items-center rounded-full border-2 ${readsAloud ? 'border-turmeric bg-turmeric-tint text-turmeric-deep' : 'border-line bg-card text-muted hover:border-edge'}`}
    >
      <Icon name={readsAloud ? 'speaker' : 'speakerOff'} />
    </button>
  );
}
