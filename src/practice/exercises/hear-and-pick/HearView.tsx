import { teluguDigits } from '../../../domain/lesson/entry';
import type { Choice } from '../../../domain/exercise/choice';
import { Choices } from '../choice/Choices';
import { areLong, TeluguFace } from '../choice/TeluguFace';
import { HearPrompt } from '../../hearing/HearPrompt';
import type { ViewProps } from '../viewProps';
import type { HearTask } from '../../../domain/exercise/hear-and-pick/make';

export function HearView(props: ViewProps<HearTask, string>) {
  const { right, choices, inTeluguDigits } = props.task;
  const renderFace = (choice: Choice) =>
    choice.number === undefined ? (
      <TeluguFace telugu={choice.telugu} among={choices} />
    ) : (
      <span lang={inTeluguDigits ? 'te' : undefined} className="font-display text-5xl tabular-nums">
        {inTeluguDigits ? teluguDigits(choice.number) : choice.number}
      </span>
    );
  return (
    <div className="grid gap-6">
      <HearPrompt text={right.telugu} />
      <Choices {...props} renderFace={renderFace} isWide={right.number === undefined && areLong(choices)} />
    </div>
  );
}
