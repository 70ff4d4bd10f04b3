import type { ReactNode } from 'react';
import type { ViewProps } from '../../../exercises/viewProps';
import type { Choice, ChoiceTask } from '../../../domain/exercise/choice';
import { ChoiceButton, type ChoiceState } from './ChoiceButton';

type Props = ViewProps<ChoiceTask, string> & {
  renderFace: (choice: Choice) => ReactNode;
  /** The accessible name, if the face says nothing to a screen reader. */
  label?: (choice: Choice, number: number) => string;
  onPick?: (choice: Choice) => void;
  /** Long texts are stacked on a phone. */
  isWide?: boolean;
};

/** Judged tiles are not touch targets anymore, so they may be lower than a finger is wide. */
const ROWS = {
  square: { open: 'auto-rows-[clamp(3rem,20cqh,7rem)]', judged: 'auto-rows-[clamp(2.5rem,20cqh,7rem)]' },
  wide: { open: 'auto-rows-[clamp(3rem,13.5cqh,5rem)]', judged: 'auto-rows-[clamp(2.25rem,15cqh,5rem)]' },
} as const;

export function Choices({ task, answer, onAnswer, isJudged, renderFace, label, onPick, isWide = false }: Props) {
  const stateOf = ({ telugu }: Choice): ChoiceState => {
    if (!isJudged) return telugu === answer ? 'chosen' : 'open';
    if (telugu === task.right.telugu) return 'right';
    return telugu === answer ? 'wrong' : 'passed';
  };
  const rows = ROWS[isWide ? 'wide' : 'square'][isJudged ? 'judged' : 'open'];
  return (
    <div className={`grid gap-[clamp(0.375rem,1.75cqh,1rem)] ${rows} ${isWide ? 'sm:grid-cols-2' : 'grid-cols-2'}`}>
      {task.choices.map((choice, at) => (
        <ChoiceButton
          key={choice.telugu}
          number={at + 1}
          state={stateOf(choice)}
          label={label?.(choice, at + 1)}
          onPick={() => {
            onAnswer(choice.telugu);
            onPick?.(choice);
          }}
        >
          {renderFace(choice)}
        </ChoiceButton>
      ))}
    </div>
  );
}
