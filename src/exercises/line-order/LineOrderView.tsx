import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isInOrder, type LineOrder, type LineOrderTask, tilesOf } from './make';
import { exercises } from '../../i18n/exercises';
import { useText } from '../../i18n/useText';
import { LinePlace } from '../../practice/answering/line/LinePlace';
import { useSaidWord } from '../../practice/answering/line/useSaidWord';
import { WordTile } from '../../practice/answering/line/WordTile';
import type { ViewProps } from '../viewProps';

/** The learner moves words from the pool below into the line above. Tapping a placed word puts it back. */
export function LineOrderView({ task, onAnswer, isJudged }: ViewProps<LineOrderTask, LineOrder>) {
  const t = useText(exercises);
  const say = useSaidWord();
  const { line, parts, shown } = task;
  const tiles = tilesOf(task);
  const [placed, setPlaced] = useState<LineOrder>([]);
  const isFull = placed.length === parts.length;

  const pool = useRef<HTMLDivElement>(null);
  const change = (order: LineOrder) => {
    setPlaced(order);
    onAnswer(order.length === parts.length ? order : null);
  };
  const put = (at: number) => {
    change([...placed, at]);
    say(tiles[at] ?? '');
  };
  const takeBack = (at: number) => {
    flushSync(() => change(placed.filter((one) => one !== at)));
    // The button disappears, so keyboard focus moves to the word in the pool.
    pool.current?.querySelector<HTMLElement>(`[data-part="${at}"]`)?.focus();
  };
  // Placed words keep their space in the pool until the line is full, so that the others do not move.
  const pooled = isFull ? shown.filter((at) => !placed.includes(at)) : shown;
  const look = !isJudged
    ? 'border-edge'
    : isInOrder(task, placed)
      ? 'border-leaf bg-leaf-tint'
      : 'border-vermilion bg-vermilion-tint';

  return (
    <div className="grid gap-4">
      <LinePlace line={line} />
      <div
        role="group"
        aria-label={t('inOrder')}
        className={`flex min-h-18 flex-wrap content-center items-center justify-center gap-2 rounded-card border-[3px] border-dashed p-2 ${look}`}
      >
        {placed.map((at, place) => (
          <button
            key={at}
            type="button"
            lang="te"
            aria-disabled={isJudged}
            aria-label={isJudged ? undefined : t('takeBack', { part: tiles[at] ?? '', place: place + 1 })}
            onClick={isJudged ? undefined : () => takeBack(at)}
            className="touch rounded-tile border-[3px] border-indigo bg-indigo-tint px-3 py-1 text-xl wrap-anywhere"
          >
            {tiles[at]}
          </button>
        ))}
      </div>
      <div
        ref={pool}
        role="group"
        aria-label={t('partsToPlace')}
        className="flex flex-wrap justify-center gap-2 empty:hidden"
      >
        {pooled.map((at) => {
          const isPlaced = placed.includes(at);
          return (
            <WordTile
              key={at}
              part={at}
              word={tiles[at] ?? ''}
              state={isPlaced ? 'taken' : isJudged ? 'passed' : 'open'}
              onPick={isPlaced || isFull ? undefined : () => put(at)}
            />
          );
        })}
      </div>
    </div>
  );
}
