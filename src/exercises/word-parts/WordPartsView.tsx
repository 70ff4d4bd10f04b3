import { useState } from 'react';
import { canFollow, type PartsTask } from './make';
import { withCircles } from '../../domain/script/signs';
import { exercises } from '../../i18n/exercises';
import { typing } from '../../i18n/typing';
import { useText } from '../../i18n/useText';
import { Icon } from '../../ui/pictures/Icon';
import { Fit } from '../../practice/fit/Fit';
import { HearAndSwitch } from '../../practice/hearing/HearAndSwitch';
import { useTouched } from '../../practice/hearing/touched';
import { Meaning } from '../../practice/answering/Meaning';
import { SpelledOut } from '../../practice/answering/spelling/SpelledOut';
import type { ViewProps } from '../viewProps';

const TILE =
  'min-h-12 min-w-14 rounded-tile border-[3px] px-[0.3em] text-center font-display leading-[1.6]! transition-transform active:scale-[0.98]';

/** Letters, signs and vottulu are below; the word built from them is above. */
export function WordPartsView({ task, answer, onAnswer, isJudged }: ViewProps<PartsTask, string>) {
  const t = useText(exercises);
  const inTyping = useText(typing);
  const touched = useTouched();
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const textOf = (places: readonly number[]) => places.map((at) => task.tiles[at] ?? '').join('');
  const built = textOf(placed);
  const change = (places: readonly number[]) => {
    setPlaced(places);
    const text = textOf(places);
    onAnswer(text === '' ? null : text);
    if (places.length > placed.length) touched(text);
  };
  if (isJudged) return <SpelledOut whole={task.whole} written={answer ?? ''} />;

  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] content-center grid-rows-[auto_minmax(0,11rem)_minmax(0,16rem)] gap-[clamp(0.5rem,2cqh,1.25rem)]">
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-lg">
        <Meaning entry={task.whole} isHeard={false} />
        <HearAndSwitch text={task.whole.telugu} />
      </div>
      <div className="flex max-h-44 min-h-16 items-stretch gap-2">
        <p
          role="status"
          aria-label={t('built')}
          className="min-w-0 flex-1 rounded-card border-[3px] border-dashed border-edge bg-card"
        >
          <Fit name="built" max={3.4} className="font-display leading-[1.5]!">
            <span lang="te" className="leading-[inherit]!">
              {built}
            </span>
          </Fit>
        </p>
        <button
          type="button"
          aria-label={inTyping('takeAway')}
          title={inTyping('takeAway')}
          aria-disabled={placed.length === 0}
          onClick={() => change(placed.slice(0, -1))}
          className="touch grid place-items-center self-center rounded-full border-2 border-line bg-vermilion-tint text-vermilion aria-disabled:opacity-40"
        >
          <Icon name="backspace" />
        </button>
      </div>
      <div role="group" aria-label={t('partsToPlace')} className="min-h-0">
        <Fit name="parts" max={2.1} className="flex w-full flex-wrap content-center items-center justify-center gap-2">
          {task.tiles.map((part, at) => {
            const isOff = placed.includes(at) || !canFollow(built, part);
            return (
              <button
                key={at}
                type="button"
                lang="te"
                data-option
                aria-disabled={isOff}
                onClick={isOff ? undefined : () => change([...placed, at])}
                className={`${TILE} border-line ${placed.includes(at) ? 'bg-paper text-muted opacity-40' : isOff ? 'bg-card opacity-60' : 'bg-card shadow-card hover:border-edge'}`}
              >
                {withCircles(part)}
              </button>
            );
          })}
        </Fit>
      </div>
    </div>
  );
}
