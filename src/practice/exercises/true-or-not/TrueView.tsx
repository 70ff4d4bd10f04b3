import type { Statement } from '../../../domain/lesson/lessonContent';
import { exercises } from '../../../i18n/exercises';
import { useLanguage, useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { MixedText } from '../../../ui/MixedText';
import { ChoiceButton, type ChoiceState } from '../choice/ChoiceButton';
import type { ViewProps } from '../viewProps';

export function TrueView({ task, answer, onAnswer, isJudged }: ViewProps<Statement, boolean>) {
  const t = useText(exercises);
  const language = useLanguage();
  const stateOf = (says: boolean): ChoiceState => {
    if (!isJudged) return says === answer ? 'chosen' : 'open';
    if (says === task.isTrue) return 'right';
    return says === answer ? 'wrong' : 'passed';
  };
  return (
    <div className="grid gap-7">
      <p data-asked className="mx-auto max-w-140 text-center text-2xl text-balance wrap-anywhere">
        <MixedText text={task.text[language]} language={language} />
      </p>
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        {[true, false].map((says) => (
          <ChoiceButton key={String(says)} number={says ? 1 : 2} state={stateOf(says)} onPick={() => onAnswer(says)}>
            <span className="grid justify-items-center gap-1 text-xl font-semibold">
              <Icon name={says ? 'check' : 'cross'} className="size-9" />
              {t(says ? 'true' : 'notTrue')}
            </span>
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
}
