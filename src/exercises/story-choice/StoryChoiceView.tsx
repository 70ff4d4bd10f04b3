import type { StoryChoiceTask } from './rules';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { useTouched } from '../../practice/hearing/touched';
import { type ChoiceState, LOOKS, MARKS } from '../../practice/answering/choice/ChoiceButton';
import { HeardTile } from '../../practice/answering/choice/HeardTile';
import type { ViewProps } from '../viewProps';
import { InEnglish } from './InEnglish';

/** A column of answers, each with a speaker; tapping one also speaks it. */
export function StoryChoiceView({ task, answer, onAnswer, isJudged }: ViewProps<StoryChoiceTask, string>) {
  const touched = useTouched();
  const stateOf = (te: string): ChoiceState => {
    if (!isJudged) return te === answer ? 'chosen' : 'open';
    if (te === task.right.te) return 'right';
    return te === answer ? 'wrong' : 'passed';
  };
  return (
    <div className="grid h-full max-h-132 grid-rows-[auto_minmax(0,1fr)]">
      {isJudged ? <span /> : <InEnglish text={task.ask.en} />}
      <div className="grid min-h-0 auto-rows-fr gap-[clamp(0.5rem,2cqh,1rem)] pt-2">
        {task.choices.map(({ te }, at) => (
          <HeardTile
            key={te}
            telugu={te}
            name="choices"
            max={1.5}
            look={LOOKS[stateOf(te)]}
            isPressed={te === answer}
            isJudged={isJudged}
            onPick={() => {
              onAnswer(te);
              touched(te);
            }}
          >
            <Mark state={stateOf(te)} number={at + 1} />
          </HeardTile>
        ))}
      </div>
    </div>
  );
}

/** Shows the number key of an answer, or its mark once it is chosen or judged. */
function Mark({ state, number }: { state: ChoiceState; number: number }) {
  const t = useText(exercises);
  if (state === 'open' || state === 'passed')
    return (
      <span
        aria-hidden="true"
        className="type-small hidden size-7 place-items-center rounded-[8px] border border-line text-muted md:grid"
      >
        {number}
      </span>
    );
  const { icon, look } = MARKS[state];
  return (
    <span className={`grid size-7 place-items-center rounded-full ${look}`}>
      <Icon name={icon} className="size-4.5" />
      {state !== 'chosen' && <span className="sr-only">{t(state === 'right' ? 'isRight' : 'isWrong')}</span>}
    </span>
  );
}
