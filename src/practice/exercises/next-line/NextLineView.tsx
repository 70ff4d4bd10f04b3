import type { NextLineTask } from '../../../domain/exercise/next-line/make';
import { Listen } from '../../hearing/Listen';
import { ChoiceButton, type ChoiceState } from '../choice/ChoiceButton';
import { useSaidWord } from '../line/useSaidWord';
import type { ViewProps } from '../viewProps';

export function NextLineView({ task, answer, onAnswer, isJudged }: ViewProps<NextLineTask, string>) {
  const say = useSaidWord();
  const {
    line: { telugu, before = '' },
    choices,
  } = task;
  const stateOf = (choice: string): ChoiceState => {
    if (!isJudged) return choice === answer ? 'chosen' : 'open';
    if (choice === telugu) return 'right';
    return choice === answer ? 'wrong' : 'passed';
  };
  const pick = (choice: string) => {
    onAnswer(choice);
    say(choice);
  };
  return (
    <div className="grid gap-5">
      <div className="flex items-center justify-center gap-3">
        <Listen text={before} />
        <p lang="te" data-asked className="min-w-0 text-2xl font-semibold wrap-anywhere">
          {before}
        </p>
      </div>
      <div className="grid gap-3">
        {choices.map((choice, at) => (
          <ChoiceButton key={choice} number={at + 1} state={stateOf(choice)} onPick={() => pick(choice)}>
            <span lang="te" className="text-xl wrap-anywhere">
              {choice}
            </span>
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
}
