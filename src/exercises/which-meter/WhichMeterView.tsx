import { type Meter, METER_NAMES } from '../../domain/chandas/meters';
import type { WhichMeterTask } from './rules';
import { useLanguage } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { Listen } from '../../practice/hearing/Listen';
import { GanaBox } from '../../practice/verse/GanaBox';
import { ChoiceButton, type ChoiceState } from '../../practice/answering/choice/ChoiceButton';
import type { ViewProps } from '../viewProps';

/** Shows the verse and four meters; after checking, the ganas of its first line. */
export function WhichMeterView({ task, answer, onAnswer, isJudged }: ViewProps<WhichMeterTask, Meter>) {
  const { lines, meter, choices, groups } = task;
  const language = useLanguage();
  const stateOf = (choice: Meter): ChoiceState => {
    if (!isJudged) return choice === answer ? 'chosen' : 'open';
    return choice === meter ? 'right' : 'wrong';
  };
  // Other choices are hidden to make space for the ganas.
  const offered = isJudged ? choices.filter((choice) => choice === meter || choice === answer) : choices;
  return (
    <div className="grid gap-4">
      {isJudged ? (
        <ul className="flex flex-wrap justify-center gap-1.5">
          {groups.map((group, at) => (
            <GanaBox key={at} group={group} />
          ))}
        </ul>
      ) : (
        <div className="flex items-center justify-center gap-3">
          <Listen text={lines.join('\n')} />
          <p lang="te" className="min-w-0 md:text-lg">
            {lines.map((line, at) => (
              <span key={at} data-asked className="block pl-4 -indent-4 wrap-anywhere">
                {line}
              </span>
            ))}
          </p>
        </div>
      )}
      <div className="grid auto-rows-[5.5rem] grid-cols-2 gap-3">
        {offered.map((choice, at) => (
          <ChoiceButton key={choice} number={at + 1} state={stateOf(choice)} onPick={() => onAnswer(choice)}>
            <Fit name="choices" max={1.25} className="grid">
              <span lang="te" className="font-semibold">
                {METER_NAMES[choice].te}
              </span>
              {language === 'en' && <span className="text-[0.75em] text-muted">{METER_NAMES[choice].en}</span>}
            </Fit>
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
}
