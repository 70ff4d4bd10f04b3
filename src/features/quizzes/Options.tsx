import { useState } from 'react';
import type { PlayError } from '../../ui/speech/player';
import { afterPaint } from './afterPaint';
import { Option, type OptionMark } from './Option';

/** To be picked, marked, or left when another one was picked. */
type OptionState = 'open' | 'marked' | 'passed';

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

/** The options of one question. A touch is seen at once, on their frames alone; what follows from it comes after that. */
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
      // What is for the ear is said of what counts.
      isPicked={option === picked}
      isSettled={isSettled}
      onPick={() => touch(option)}
      onAudioFailed={onAudioFailed}
    />
  ));
}
