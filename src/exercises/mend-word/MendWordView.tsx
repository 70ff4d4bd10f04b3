import { useState } from 'react';
import type { MendTask } from './make';
import { typing } from '../../i18n/typing';
import { useText } from '../../i18n/useText';
import { Fit } from '../../practice/fit/Fit';
import { HearAndSwitch } from '../../practice/hearing/HearAndSwitch';
import { useTouched } from '../../practice/hearing/touched';
import { Meaning } from '../../practice/answering/Meaning';
import { SpelledOut } from '../../practice/answering/spelling/SpelledOut';
import type { ViewProps } from '../viewProps';

const TILE =
  'min-h-14 min-w-14 rounded-tile border-[3px] px-[0.3em] text-center font-display leading-[1.75]! transition-transform active:scale-[0.98]';
const lookOf = (isChosen: boolean) =>
  isChosen ? 'border-indigo bg-indigo-tint' : 'border-line bg-card shadow-card hover:border-edge';

/** Shows a word with one wrong akshara; the learner taps it and chooses another. */
export function MendWordView({ task, answer, onAnswer, isJudged }: ViewProps<MendTask, string>) {
  const t = useText(typing);
  const touched = useTouched();
  const [written, setWritten] = useState<readonly string[]>(task.written);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen === null ? undefined : written[chosen];

  const choose = (at: number) => {
    setChosen(at);
    touched(written[at]);
  };
  const put = (akshara: string) => {
    if (chosen === null) return;
    // Only one akshara can be changed, so earlier changes are undone.
    const changed = task.written.with(chosen, akshara);
    setWritten(changed);
    const text = changed.join('');
    onAnswer(text === task.written.join('') ? null : text);
    touched(akshara);
  };
  if (isJudged) return <SpelledOut whole={task.whole} written={answer ?? ''} />;

  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] content-center grid-rows-[auto_minmax(0,12rem)_minmax(0,14rem)] gap-[clamp(0.5rem,2cqh,1.25rem)]">
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-lg">
        <Meaning entry={task.whole} isHeard={false} />
        <HearAndSwitch text={task.whole.telugu} />
      </div>
      <div role="group" aria-label={t('wholeWord')} className="min-h-0">
        <Fit name="written" max={2.6} className="flex w-full flex-wrap content-center justify-center gap-1.5">
          {written.map((akshara, at) => (
            <button
              key={at}
              type="button"
              lang="te"
              data-option
              aria-pressed={at === chosen}
              onClick={() => choose(at)}
              className={`${TILE} ${lookOf(at === chosen)}`}
            >
              {akshara}
            </button>
          ))}
        </Fit>
      </div>
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-2 text-center">
        <p className="font-semibold text-muted">
          {current === undefined ? t('touchTheWrong') : t('choicesFor', { letter: task.written[chosen ?? 0] ?? '' })}
        </p>
        {chosen !== null && (
          <Fit name="choices" max={2.6} className="flex w-full flex-wrap content-start justify-center gap-2.5">
            {(task.offered[chosen] ?? []).map((akshara) => (
              <button
                key={akshara}
                type="button"
                lang="te"
                data-option
                data-choice
                aria-pressed={akshara === current}
                onClick={() => put(akshara)}
                className={`${TILE} ${lookOf(akshara === current)}`}
              >
                {akshara}
              </button>
            ))}
          </Fit>
        )}
      </div>
    </div>
  );
}
