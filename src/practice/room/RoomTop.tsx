import { Link } from 'react-router';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { type StepState, Steps } from './Steps';
import { SpeakSwitch } from './SpeakSwitch';

/** The way out of the room; `onLeave` runs before the navigation. */
export type Leaving = { readonly to: string; readonly label: string; readonly onLeave?: () => void };

type Props = {
  leaving: Leaving;
  /** For a run in progress: a mark per task, the current one (from 1), and a text for screen readers. */
  steps?: { readonly states: readonly StepState[]; readonly place: number; readonly text?: string };
  /** The run's name, shown beside its steps. */
  name?: string;
  /** Called when reading aloud is switched on, to speak the current task. */
  onSpeak?: () => void;
};

/** The top of the room: a way out that loses nothing, the progress, and the switch for reading aloud. */
export function RoomTop({ leaving, steps, name = '', onSpeak }: Props) {
  const t = useText(exercises);
  const label = t('leave', { place: leaving.label });
  return (
    <div className="flex items-center gap-3">
      <Link
        to={leaving.to}
        onClick={leaving.onLeave}
        aria-label={label}
        title={label}
        className="touch grid flex-none place-items-center rounded-full border-2 border-line bg-card text-muted hover:border-edge hover:text-ink"
      >
        <Icon name="close" className="size-5.5" />
      </Link>
      <div className="min-w-0 flex-1">{steps && <Steps {...steps} name={name} />}</div>
      <SpeakSwitch onSpeak={onSpeak} />
    </div>
  );
}
