import type { NextLineTask } from './make';
import { Listen } from '../../practice/hearing/Listen';
import { useSaidWord } from '../../practice/answering/line/useSaidWord';
import { WordTile, type WordTileState } from '../../practice/answering/line/WordTile';
import type { ViewProps } from '../viewProps';

export function NextLineView({ task, answer, onAnswer, isJudged }: ViewProps<NextLineTask, string>) {
  const say = useSaidWord();
  const {
    line: { telugu, before = '' },
    choices,
  } = task;
  const stateOf = (choice: string): WordTileState => {
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
      <div className="grid gap-2.5">
        {choices.map((choice) => (
          <WordTile
            key={choice}
            isChoice
            word={choice}
            state={stateOf(choice)}
            onPick={isJudged ? undefined : () => pick(choice)}
          />
        ))}
      </div>
    </div>
  );
}
