import type { StoryChoiceTask } from './rules';
import { Fit } from '../../practice/fit/Fit';
import { useTouched } from '../../practice/hearing/touched';
import { ChoiceButton, type ChoiceState } from '../../practice/answering/choice/ChoiceButton';
import { EventFace } from '../story-order/EventFace';
import type { ViewProps } from '../viewProps';

/** A column of answers; tapping one speaks it. */
export function StoryChoiceView({ task, answer, onAnswer, isJudged }: ViewProps<StoryChoiceTask, string>) {
  const touched = useTouched();
  const stateOf = (te: string): ChoiceState => {
    if (!isJudged) return te === answer ? 'chosen' : 'open';
    if (te === task.right.te) return 'right';
    return te === answer ? 'wrong' : 'passed';
  };
  return (
    <div className="grid h-full max-h-120 auto-rows-fr gap-[clamp(0.5rem,2cqh,1rem)] pt-2">
      {task.choices.map((choice, at) => (
        <ChoiceButton
          key={choice.te}
          number={at + 1}
          state={stateOf(choice.te)}
          onPick={() => {
            onAnswer(choice.te);
            touched(choice.te);
          }}
        >
          <Fit name="choices" max={1.5}>
            <EventFace event={choice} />
          </Fit>
        </ChoiceButton>
      ))}
    </div>
  );
}
