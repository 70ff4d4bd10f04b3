import { useRef, useState } from 'react';
import { isInOrder, type LineOrder, type LineOrderTask, tilesOf } from '../../../domain/exercise/line-order/make';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import { LinePlace } from '../line/LinePlace';
import type { ViewProps } from '../viewProps';

const TILE =
  'touch rounded-tile border-[3px] px-3 py-1 text-center text-xl transition-transform active:scale-[0.98] wrap-anywhere';

/** Words below, the line they are put into above; some may be left over. A word that was put goes back at a tap. */
export function LineOrderView({ task, onAnswer, isJudged }: ViewProps<LineOrderTask, LineOrder>) {
  const t = useText(exercises);
  const { line, parts, shown } = task;
  const tiles = tilesOf(task);
  const [placed, setPlaced] = useState<LineOrder>([]);
  const isFull = placed.length === parts.length;

  const pool = useRef<HTMLDivElement>(null);
  const change = (order: LineOrder) => {
    setPlaced(order);
    onAnswer(order.length === parts.length ? order : null);
  };
  const takeBack = (at: number) => {
    change(placed.filter((one) => one !== at));
    // Its button goes; whoever works by keyboard goes on at the word itself.
    pool.current?.querySelector<HTMLElement>(`[data-part="${at}"]`)?.focus();
  };
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
        className={`flex min-h-18 flex-wrap content-center items-center gap-2 rounded-card border-[3px] border-dashed p-2.5 ${look}`}
      >
        {placed.map((at, place) => (
          <button
            key={at}
            type="button"
            lang="te"
            aria-disabled={isJudged}
            aria-label={isJudged ? undefined : t('takeBack', { part: tiles[at] ?? '', place: place + 1 })}
            onClick={isJudged ? undefined : () => takeBack(at)}
            className={`${TILE} border-indigo bg-indigo-tint`}
          >
            {tiles[at]}
          </button>
        ))}
      </div>
      <div ref={pool} role="group" aria-label={t('partsToPlace')} className="flex flex-wrap justify-center gap-2">
        {shown.map((at) => {
          const isPlaced = placed.includes(at);
          const isShut = isPlaced || isFull || isJudged;
          return (
            <button
              key={at}
              type="button"
              lang="te"
              data-option
              data-part={at}
              aria-disabled={isShut}
              onClick={isShut ? undefined : () => change([...placed, at])}
              className={`${TILE} border-line ${isPlaced ? 'bg-paper text-muted opacity-45' : 'bg-card shadow-card hover:border-edge'}`}
            >
              {tiles[at]}
            </button>
          );
        })}
      </div>
    </div>
  );
}
