import { Choices } from '../../practice/answering/choice/Choices';
import type { ChoiceTask } from '../../domain/exercise/choice';
import { Fit } from '../../practice/fit/Fit';
import { useTouched } from '../../practice/hearing/touched';
import type { ViewProps } from '../viewProps';
import { ASKED_ABOVE } from '../../practice/answering/Ask';
import { Seen } from '../../practice/answering/Seen';

export function PictureView(props: ViewProps<ChoiceTask, string>) {
  const { right } = props.task;
  const touched = useTouched();
  return (
    <div className={ASKED_ABOVE}>
      <Seen text={right.telugu} isHeard />
      <Choices
        {...props}
        label={({ english, number }) => english ?? String(number)}
        onPick={({ telugu }) => touched(telugu)}
        renderFace={({ picture = '', number }) => (
          <Fit name="choices" max={number === undefined ? 4.25 : 1.75} className="leading-[1.3]!">
            <span aria-hidden="true">{picture}</span>
          </Fit>
        )}
      />
    </div>
  );
}
