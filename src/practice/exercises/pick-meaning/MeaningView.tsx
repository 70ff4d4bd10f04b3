import { Choices } from '../choice/Choices';
import { areLong, TeluguFace } from '../choice/TeluguFace';
import { Listen } from '../../hearing/Listen';
import type { ViewProps } from '../viewProps';
import { Meaning } from '../Meaning';
import { Seen } from '../Seen';
import type { MeaningTask } from '../../../domain/exercise/pick-meaning/make';

export function MeaningView(props: ViewProps<MeaningTask, string>) {
  const { right, choices, intoTelugu } = props.task;
  return (
    <div className="grid gap-6">
      {intoTelugu ? (
        <Meaning entry={right} />
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
          <Seen text={right.telugu} />
          <Listen text={right.telugu} />
        </div>
      )}
      <Choices
        {...props}
        isWide={intoTelugu ? areLong(choices) : choices.some(({ english = '' }) => english.length > 12)}
        renderFace={({ telugu, english }) =>
          intoTelugu ? (
            <TeluguFace telugu={telugu} among={choices} />
          ) : (
            <span lang="en" className="text-xl wrap-anywhere">
              {english}
            </span>
          )
        }
      />
    </div>
  );
}
