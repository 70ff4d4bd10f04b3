import type { ReactNode } from 'react';
import type { WriteAnswer } from '../../exercises/write-letter/rules';
import type { WriteTask } from '../../exercises/write-letter/task';
import { useText } from '../../i18n/useText';
import { writing } from '../../i18n/writing';
import { IconButton } from '../../ui/controls/IconButton';
import type { ViewProps } from '../../exercises/viewProps';
import { useHand } from './hand';
import { HandMenu } from './HandMenu';
import { WithoutDrawing } from './WithoutDrawing';

type Props = ViewProps<WriteTask, WriteAnswer> & {
  /** The slate. */
  children: ReactNode;
  /** Shown below the slate. */
  below?: ReactNode;
  /** Replaces the tools once the letter is judged. */
  afterwards?: ReactNode;
  /** One more tool. */
  tool?: ReactNode;
  onUndo?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
};

const doNothing = () => {};

/** A slate with its tools on the side of the free hand. Learners who do not draw get another exercise instead. */
export function WritingFrame({ children, below, tool: ownTool, afterwards, onUndo, onClear, ...props }: Props) {
  const t = useText(writing);
  const [hand, chooseHand] = useHand();
  const choose = (chosen: typeof hand) => {
    if (!props.isJudged) props.onAnswer(null);
    chooseHand(chosen);
  };
  const hands = !props.isJudged && (
    <div className="flex flex-wrap items-center justify-center gap-x-4 sm:[@media(max-height:30rem)]:w-40 sm:[@media(max-height:30rem)]:flex-col">
      {hand !== 'none' && below}
      <HandMenu hand={hand} onChoose={choose} />
    </div>
  );
  if (hand === 'none') {
    return (
      <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto]">
        <div className="min-h-0 [container-type:size]">
          <WithoutDrawing {...props} />
        </div>
        {hands}
      </div>
    );
  }
  const tool = (icon: 'refresh' | 'arrowLeft', label: string, act: (() => void) | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={!act}
      onClick={act ?? doNothing}
      className="aria-disabled:opacity-40"
    />
  );
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] sm:[@media(max-height:30rem)]:grid-cols-[minmax(0,1fr)_auto] sm:[@media(max-height:30rem)]:grid-rows-[minmax(0,1fr)]">
      <div className={`flex min-h-0 items-stretch justify-center gap-2 ${hand === 'left' ? 'flex-row-reverse' : ''}`}>
        <div
          data-hand={hand}
          className={`flex flex-none flex-col items-center justify-center gap-2 ${props.isJudged && afterwards ? 'w-24 md:w-40' : 'w-12'}`}
        >
          {!props.isJudged && tool('arrowLeft', t('undo'), onUndo)}
          {!props.isJudged && tool('refresh', t('clear'), onClear)}
          {props.isJudged ? afterwards : ownTool}
        </div>
        <div className="grid min-h-0 min-w-0 flex-1 place-items-center [container-type:size]">{children}</div>
      </div>
      {hands}
    </div>
  );
}

/** A square as large as the available space. */
export const SQUARE = 'size-[min(100cqw,100cqh)]';
