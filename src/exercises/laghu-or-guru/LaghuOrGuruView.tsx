import type { Weight } from '../../domain/chandas/ganas';
import type { LaghuOrGuruTask } from './rules';
import { useText } from '../../i18n/useText';
import { verse } from '../../i18n/verse';
import { Fit } from '../../practice/fit/Fit';
import { Listen } from '../../practice/hearing/Listen';
import { WeightMark } from '../../practice/verse/WeightMark';
import { ChoiceButton, type ChoiceState } from '../../practice/answering/choice/ChoiceButton';
import type { ViewProps } from '../viewProps';

const WEIGHTS: readonly Weight[] = ['laghu', 'guru'];

/** Shows a word with one letter marked. */
export function LaghuOrGuruView({ task, answer, onAnswer, isJudged }: ViewProps<LaghuOrGuruTask, Weight>) {
  const t = useText(verse);
  const { aksharas, at, weight } = task;
  const stateOf = (choice: Weight): ChoiceState => {
    if (!isJudged) return choice === answer ? 'chosen' : 'open';
    if (choice === weight) return 'right';
    return choice === answer ? 'wrong' : 'passed';
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <p lang="te" data-asked className="text-5xl wrap-anywhere">
          {aksharas.map((akshara, place) =>
            place === at ? (
              <mark key={place} className="rounded-tile bg-turmeric px-1 text-on-turmeric">
                {akshara}
              </mark>
            ) : (
              akshara
            ),
          )}
        </p>
        <Listen text={aksharas.join('')} />
      </div>
      <div className="grid auto-rows-[4.5rem] grid-cols-2 gap-3">
        {WEIGHTS.map((choice, place) => (
          <ChoiceButton key={choice} number={place + 1} state={stateOf(choice)} onPick={() => onAnswer(choice)}>
            <Fit name="choices" max={1.25} className="flex items-center gap-3 font-semibold">
              <WeightMark weight={choice} />
              {t(choice)}
            </Fit>
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
}
