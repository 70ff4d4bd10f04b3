import { Link } from 'react-router';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { type StepState, Steps } from './Steps';
import { SpeakSwitch } from './SpeakSwitch';

/** The way out: where it leads, what it is called, and what is done before. */
export type Leaving = { readonly to: string; readonly label: string; readonly onLeave?: () => void };

type Props = {
  leaving: Leaving;
  /** Of a run on its way: its steps, which of them it is, and the same in words. */
  steps?: { readonly states: readonly StepState[]; readonly place: number; readonly text?: string };
  /** What it is called, beside its steps. */
  name?: string;
  /** What is said again when the room is to speak by itself from now on. */
  onSpeak?: () => void;
};

/** At the top of the room: one way out that keeps everything, how far one has come, and whether it speaks by itself. */
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
