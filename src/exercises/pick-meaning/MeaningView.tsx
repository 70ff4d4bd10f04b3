import { Fit } from '../../practice/fit/Fit';
import { useTouched } from '../../practice/hearing/touched';
import { Ask, ASKED_ABOVE } from '../../practice/answering/Ask';
import { Choices } from '../../practice/answering/choice/Choices';
import { areLong, TeluguFace } from '../../practice/answering/choice/TeluguFace';
import type { ViewProps } from '../viewProps';
import { Meaning } from '../../practice/answering/Meaning';
import { Seen } from '../../practice/answering/Seen';
import type { MeaningTask } from './make';

const MAX_SHORT_ENGLISH = 12;

export function MeaningView(props: ViewProps<MeaningTask, string>) {
  const { right, choices, intoTelugu } = props.task;
  const touched = useTouched();
  return (
    <div className={ASKED_ABOVE}>
      {intoTelugu ? (
        <Ask>
          <Fit name="asked" max={2.6}>
            <Meaning entry={right} isHeard={right.picture === undefined} />
          </Fit>
        </Ask>
      ) : (
        <Seen text={right.telugu} isHeard />
      )}
      <Choices
        {...props}
        isWide={intoTelugu ? areLong(choices) : choices.some(({ english = '' }) => english.length > MAX_SHORT_ENGLISH)}
        onPick={({ telugu, english }) => touched(intoTelugu ? telugu : english)}
        renderFace={({ telugu, english }) =>
          intoTelugu ? (
            <TeluguFace telugu={telugu} among={choices} />
          ) : (
            <Fit name="choices" max={1.6} className="leading-[1.3]!">
              <span lang="en">{english}</span>
            </Fit>
          )
        }
      />
    </div>
  );
}
