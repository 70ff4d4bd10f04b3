import { Choices } from '../choice/Choices';
import type { ChoiceTask } from '../../../domain/exercise/choice';
import type { ViewProps } from '../viewProps';
import { Seen } from '../Seen';
import { Listen } from '../../hearing/Listen';

export function PictureView(props: ViewProps<ChoiceTask, string>) {
  const { right } = props.task;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <Seen text={right.telugu} />
        <Listen text={right.telugu} />
      </div>
      <Choices
        {...props}
        label={({ english, number }) => english ?? String(number)}
        renderFace={({ picture = '', number }) => (
          <span
            aria-hidden="true"
            className={
              number === undefined ? 'text-[4.25rem] leading-tight' : 'max-w-44 text-2xl leading-snug wrap-anywhere'
            }
          >
            {picture}
          </span>
        )}
      />
    </div>
  );
}
