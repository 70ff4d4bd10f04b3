import { useState } from 'react';
import type { PlayError } from '../../ui/speech/player';
import { afterPaint } from './afterPaint';
import { Option, type OptionMark } from './Option';

/** Open to pick, marked as right or wrong, or passed over for another one. */
type OptionState = 'open' | 'marked' | 'passed';

type Props = {
  options: readonly string[];
  /** The option picked according to the run. */
  picked: string | null;
  markOf: (option: string) => OptionMark;
  /** The state of an option once one of them is picked. */
  stateOf: (option: string, picked: string) => OptionState;
  onPick: (option: string) => void;
  onAudioFailed: (error: PlayError) => void;
};

/**
 * A touch changes only the frames at first; the rest follows after the next paint, so that the touch is visible
 * immediately.
 */
export function Options({ options, picked, markOf, stateOf, onPick, onAudioFailed }: Props) {
  const [touched, setTouched] = useState(picked);
  const stateAfter = (option: string, chosen: string | null) => (chosen === null ? 'open' : stateOf(option, chosen));
  const isSettled = options.every((option) => stateAfter(option, picked) !== 'open');
  const touch = (option: string) => {
    if (stateAfter(option, touched) !== 'open') return;
    setTouched(option);
    afterPaint(() => onPick(option));
  };
  return options.map((option, index) => (
    <Option
      key={option}
      text={option}
      number={index + 1}
      mark={markOf(option)}
      isMarked={stateAfter(option, picked) === 'marked'}
      isFramed={stateAfter(option, touched) === 'marked'}
      // Screen readers hear only the answer that counts.
      isPicked={option === picked}
      isSettled={isSettled}
      onPick={() => touch(option)}
      onAudioFailed={onAudioFailed}
    />
  ));
}
