import { letterEntry } from '../../domain/lesson/focus';
import type { WriteAnswer } from '../../exercises/write-letter/rules';
import type { WriteTask } from '../../exercises/write-letter/task';
import { Choices } from '../answering/choice/Choices';
import { teluguFaces } from '../answering/choice/TeluguFace';
import { HearPrompt } from '../hearing/HearPrompt';
import { useTouched } from '../hearing/touched';
import { Ask, ASKED_ABOVE } from '../answering/Ask';
import type { ViewProps } from '../../exercises/viewProps';

/** For learners who cannot draw: they hear the letter and pick it among similar ones. */
export function WithoutDrawing({ task, answer, onAnswer, isJudged }: ViewProps<WriteTask, WriteAnswer>) {
  const sayTouched = useTouched();
  const choices = task.choices.map(letterEntry);
  return (
    <div className={ASKED_ABOVE}>
      <Ask>
        <HearPrompt text={task.letter.telugu} isAlone={!isJudged} />
      </Ask>
      <Choices
        task={{ right: task.letter, choices }}
        answer={answer?.kind === 'picked' ? answer.letter : null}
        onAnswer={(letter) => onAnswer(letter === null ? null : { kind: 'picked', letter })}
        isJudged={isJudged}
        renderFace={teluguFaces(choices)}
        onPick={({ telugu }) => sayTouched(telugu)}
      />
    </div>
  );
}
