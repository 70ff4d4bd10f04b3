import { quizzes } from '../../i18n/quizzes';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/Icon';
import type { PlayError } from '../../ui/speech/player';
import { SpeakButton } from '../../ui/speech/SpeakButton';
import { langOf } from './scriptOf';

export type OptionState = 'open' | 'chosen' | 'right' | 'wrong' | 'passed';

const LOOKS: Record<OptionState, string> = {
  open: 'border-line bg-card hover:border-edge',
  chosen: 'border-indigo bg-indigo-tint',
  right: 'border-leaf bg-leaf-tint',
  wrong: 'border-vermilion bg-vermilion-tint',
  passed: 'border-line bg-card',
};

const MARKS = {
  chosen: { icon: 'check', look: 'bg-indigo text-on-indigo' },
  right: { icon: 'check', look: 'bg-leaf text-on-leaf' },
  wrong: { icon: 'cross', look: 'bg-vermilion text-on-vermilion' },
} as const;

type Props = {
  text: string;
  /** The key that chooses it. */
  number: number;
  state: OptionState;
  isPicked: boolean;
  onPick: () => void;
  onAudioFailed: (error: PlayError) => void;
  size?: 'large' | 'medium';
};

/** One answer with its speaker. Right and wrong have a mark and a word besides their colour. */
export function Option({ text, number, state, isPicked, onPick, onAudioFailed, size = 'medium' }: Props) {
  const t = useText(quizzes);
  const labels = useSpeakLabels(text);
  const mark = state === 'open' || state === 'passed' ? null : MARKS[state];
  const isShut = state === 'right' || state === 'wrong' || state === 'passed';
  const length = text.length > 24 ? 'text-lg' : size === 'large' ? 'text-3xl' : 'text-2xl';

  return (
    <div
      className={`relative flex min-h-20 items-center gap-3.5 rounded-card border-[3px] py-3 pl-4 pr-4 shadow-card has-[[data-option]:focus-visible]:outline-3 has-[[data-option]:focus-visible]:outline-offset-3 has-[[data-option]:focus-visible]:outline-indigo ${LOOKS[state]}`}
    >
      <SpeakButton text={text} labels={labels} onFailed={onAudioFailed} className="relative z-10" />
      <button
        type="button"
        data-option={text}
        aria-pressed={isPicked}
        aria-disabled={isShut}
        onClick={onPick}
        className="touch flex min-w-0 flex-1 items-center justify-between gap-3 text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none"
      >
        <span lang={langOf(text)} className={`min-w-0 wrap-anywhere ${length}`}>
          {text}
        </span>
        {mark ? (
          <span className={`grid size-9 flex-none place-items-center rounded-full ${mark.look}`}>
            <Icon name={mark.icon} className="size-5.5" />
            {state !== 'chosen' && <span className="sr-only">{t(state === 'right' ? 'isRight' : 'isWrong')}</span>}
          </span>
        ) : (
          <span
            aria-hidden="true"
            className="type-small hidden size-7 flex-none place-items-center rounded-[8px] border border-edge text-muted md:grid"
          >
            {number}
          </span>
        )}
      </button>
    </div>
  );
}
