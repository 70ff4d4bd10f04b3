import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { useHearing } from '../hearing/hearing';

/** Switches reading aloud on or off. A tap on a speaker speaks either way. */
export function SpeakSwitch({ onSpeak }: { onSpeak?: (() => void) | undefined }) {
  const t = useText(exercises);
  const { readsAloud, setReadsAloud } = useHearing();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={readsAloud}
      aria-label={t('readsAloud')}
      title={t('readsAloud')}
      onClick={() => {
        setReadsAloud(!readsAloud);
        if (!readsAloud) onSpeak?.();
      }}
      className={`touch grid flex-none place-items-center rounded-full border-2 ${readsAloud ? 'border-turmeric bg-turmeric-tint text-turmeric-deep' : 'border-line bg-card text-muted hover:border-edge'}`}
    >
      <Icon name={readsAloud ? 'speaker' : 'speakerOff'} />
    </button>
  );
}
