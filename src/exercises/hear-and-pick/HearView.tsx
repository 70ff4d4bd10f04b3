import { teluguDigits } from '../../domain/lesson/entry';
import type { Choice } from '../../domain/exercise/choice';
import { Fit } from '../../practice/fit/Fit';
import { Choices } from '../../practice/answering/choice/Choices';
import { areLong, TeluguFace } from '../../practice/answering/choice/TeluguFace';
import { HearPrompt } from '../../practice/hearing/HearPrompt';
import { useTouched } from '../../practice/hearing/touched';
import type { ViewProps } from '../viewProps';
import type { HearTask } from './make';
import { Ask, ASKED_ABOVE } from '../../practice/answering/Ask';

export function HearView(props: ViewProps<HearTask, string>) {
  const { right, choices, inTeluguDigits } = props.task;
  const touched = useTouched();
  const renderFace = (choice: Choice) =>
    choice.number === undefined ? (
      <TeluguFace telugu={choice.telugu} among={choices} />
    ) : (
      <Fit name="choices" max={3.1} className="font-display tabular-nums">
        <span lang={inTeluguDigits ? 'te' : undefined}>
          {inTeluguDigits ? teluguDigits(choice.number) : choice.number}
        </span>
      </Fit>
    );
  return (
    <div className={ASKED_ABOVE}>
      <Ask>
        <HearPrompt text={right.telugu} isAlone={!props.isJudged} />
      </Ask>
      <Choices
        {...props}
        renderFace={renderFace}
        isWide={right.number === undefined && areLong(choices)}
        onPick={({ telugu }) => touched(telugu)}
      />
    </div>
  );
}
