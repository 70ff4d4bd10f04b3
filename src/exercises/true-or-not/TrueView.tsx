import type { Statement } from '../../domain/lesson/lessonContent';
import { exercises } from '../../i18n/exercises';
import { useLanguage, useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { MixedText } from '../../ui/layout/MixedText';
import { Fit } from '../../practice/fit/Fit';
import { useTouched } from '../../practice/hearing/touched';
import { Ask, ASKED_ABOVE } from '../../practice/answering/Ask';
import { ChoiceButton, type ChoiceState } from '../../practice/answering/choice/ChoiceButton';
import type { ViewProps } from '../viewProps';

export function TrueView({ task, answer, onAnswer, isJudged }: ViewProps<Statement, boolean>) {
  const t = useText(exercises);
  const language = useLanguage();
  const touched = useTouched();
  const stateOf = (says: boolean): ChoiceState => {
    if (!isJudged) return says === answer ? 'chosen' : 'open';
    if (says === task.isTrue) return 'right';
    return says === answer ? 'wrong' : 'passed';
  };
  return (
    <div className={ASKED_ABOVE}>
      <Ask>
        <Fit name="asked" max={2.2} className="text-balance">
          <span data-asked>
            <MixedText text={task.text[language]} language={language} />
          </span>
        </Fit>
      </Ask>
      <div className="grid auto-rows-[clamp(3rem,20cqh,7rem)] grid-cols-2 gap-[clamp(0.5rem,2cqh,1rem)]">
        {[true, false].map((says) => {
          const name = t(says ? 'true' : 'notTrue');
          return (
            <ChoiceButton
              key={name}
              number={says ? 1 : 2}
              state={stateOf(says)}
              onPick={() => {
                onAnswer(says);
                touched(name);
              }}
            >
              <Fit name="choices" max={1.5} className="grid justify-items-center font-semibold leading-[1.4]!">
                <Icon name={says ? 'check' : 'cross'} className="size-[1.5em]" />
                {name}
              </Fit>
            </ChoiceButton>
          );
        })}
      </div>
    </div>
  );
}
