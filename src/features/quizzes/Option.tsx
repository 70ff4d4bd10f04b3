import { memo } from 'react';
import { quizzes } from '../../i18n/quizzes';
import { useSpeakLabels } from '../../i18n/speech';
import { useText } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { Icon } from '../../ui/pictures/Icon';
import type { PlayError } from '../../ui/speech/player';
import { SpeakButton } from '../../ui/speech/SpeakButton';
import { langOf } from './scriptOf';

const MARKS = {
  chosen: { icon: 'check', badge: 'bg-indigo text-on-indigo', frame: 'border-indigo bg-indigo-tint' },
  right: { icon: 'check', badge: 'bg-leaf text-on-leaf', frame: 'border-leaf bg-leaf-tint' },
  wrong: { icon: 'cross', badge: 'bg-vermilion text-on-vermilion', frame: 'border-vermilion bg-vermilion-tint' },
} as const;

export type OptionMark = keyof typeof MARKS;
const PLAIN_FRAME = 'border-line bg-card';
const OPEN_FRAME = `${PLAIN_FRAME} hover:border-edge`;

type Props = {
  text: string;
  /** The number key that picks it. */
  number: number;
  /** The mark to show once `isMarked` is set. */
  mark: OptionMark;
  isMarked: boolean;
  /** The frame shows the mark's color, possibly before the mark itself. */
  isFramed: boolean;
  isPicked: boolean;
  /** It can no longer be picked. */
  isSettled: boolean;
  onPick: () => void;
  onAudioFailed: (error: PlayError) => void;
};

const OptionSpeaker = memo(({ text, onAudioFailed }: Pick<Props, 'text' | 'onAudioFailed'>) => {
  const labels = useSpeakLabels(text);
  return <SpeakButton text={text} labels={labels} onFailed={onAudioFailed} className="relative z-10" />;
});

/** One answer with its speaker. Right and wrong have a mark and a word in addition to their color. */
export function Option({ text, number, mark, isMarked, isFramed, isPicked, isSettled, onPick, onAudioFailed }: Props) {
  const t = useText(quizzes);
  const plainFrame = isSettled ? PLAIN_FRAME : OPEN_FRAME;

  return (
    <div
      className={`relative grid grid-cols-[3rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] items-center gap-2 rounded-card border-[3px] px-3 shadow-card has-[[data-option]:focus-visible]:outline-3 has-[[data-option]:focus-visible]:outline-offset-3 has-[[data-option]:focus-visible]:outline-indigo ${isFramed ? MARKS[mark].frame : plainFrame}`}
    >
      <OptionSpeaker text={text} onAudioFailed={onAudioFailed} />
      <button
        type="button"
        data-option={text}
        aria-pressed={isPicked}
        aria-disabled={isSettled}
        onClick={onPick}
        className="grid h-full min-w-0 grid-cols-[minmax(0,1fr)_2rem] grid-rows-[minmax(0,1fr)] items-center gap-2 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none"
      >
        {/* All options of a question have one size, so that none looks more important. */}
        <Fit name="options" max={2} className="leading-[1.4]!">
          <span lang={langOf(text)} className="leading-[inherit]!">
            {text}
          </span>
        </Fit>
        {/* The mark is rendered from the start and only revealed, so that a slow phone needs no new layout. */}
        <span aria-hidden="true" className="relative grid size-8 flex-none place-items-center">
          <span className="type-small hidden size-7 place-items-center rounded-[8px] border border-edge leading-none! text-muted md:grid">
            {number}
          </span>
          <span
            className={`absolute inset-0 isolate grid place-items-center rounded-full ${MARKS[mark].badge} ${isMarked ? '' : 'opacity-0'}`}
          >
            <Icon name={MARKS[mark].icon} className="size-5" />
          </span>
        </span>
        {isSettled && isMarked && <span className="sr-only">{t(mark === 'right' ? 'isRight' : 'isWrong')}</span>}
      </button>
    </div>
  );
}
