import { useState } from 'react';
import type { PlayError } from '../../ui/speech/player';
import { afterPaint } from './afterPaint';
import { Option, type OptionMark, type OptionState } from './Option';

type Props = {
  options: readonly string[];
  /** What is picked, as the run has it. */
  picked: string | null;
  markOf: (option: string) => OptionMark;
  /** How an option looks while one of them is picked. */
  stateOf: (option: string, picked: string) => OptionState;
  onPick: (option: string) => void;
  onAudioFailed: (error: PlayError) => void;
};

/** The options of one question. A touch is seen at once, on them alone; what follows from it comes with the next frame. */
export function Options({ options, picked, markOf, stateOf, onPick, onAudioFailed }: Props) {
  const [touched, setTouched] = useState(picked);
  const stateNow = (option: string) => (touched === null ? 'open' : stateOf(option, touched));
  const isSettled = picked !== null && options.every((option) => stateOf(option, picked) !== 'open');
  const touch = (option: string) => {
    if (stateNow(option) !== 'open') return;
    setTouched(option);
    afterPaint(() => onPick(option));
  };
  return options.map((option, index) => (
    <Option
      key={option}
      text={option}
      number={index + 1}
      mark={markOf(option)}
      state={stateNow(option)}
      // What is for the ear is said of what counts.
      isPicked={option === picked}
      isSettled={isSettled}
      onPick={() => touch(option)}
      onAudioFailed={onAudioFailed}
    />
  ));
}
