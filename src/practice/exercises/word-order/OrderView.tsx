import { useRef, useState } from 'react';
import { exercises } from '../../../i18n/exercises';
import { useText } from '../../../i18n/useText';
import type { ViewProps } from '../viewProps';
import { Meaning } from '../Meaning';
import type { Order } from '../../../domain/exercise/word-order/judge';
import { isInOrder, type OrderTask } from '../../../domain/exercise/word-order/make';

const TILE =
  'touch rounded-tile border-[3px] px-4 py-1.5 text-center transition-transform active:scale-[0.98] wrap-anywhere';

/** Parts below, the line they are put into above. A part that was put goes back at a tap. */
export function OrderView({ task, onAnswer, isJudged }: ViewProps<OrderTask, Order>) {
  const t = useText(exercises);
  const { parts, shown, whole, unit, end } = task;
  const [placed, setPlaced] = useState<Order>([]);
  const size = unit !== 'word' && unit !== 'number' ? 'font-display text-4xl min-w-16' : 'text-2xl';

  const pool = useRef<HTMLDivElement>(null);
  const change = (changed: Order) => {
    setPlaced(changed);
    onAnswer(changed.length === parts.length ? changed : null);
  };
  const takeBack = (at: number) => {
    change(placed.filter((one) => one !== at));
    // Its button goes; whoever works by keyboard goes on at the part itself.
    pool.current?.querySelector<HTMLElement>(`[data-part="${at}"]`)?.focus();
  };
  const line = !isJudged
    ? 'border-edge'
    : isInOrder(task, placed)
      ? 'border-leaf bg-leaf-tint'
      : 'border-vermilion bg-vermilion-tint';

  return (
    <div className="grid gap-6">
      {(unit === 'word' || unit === 'akshara') && <Meaning entry={whole} />}
      <div
        role="group"
        aria-label={t('inOrder')}
        className={`flex min-h-24 flex-wrap content-center items-center gap-2.5 rounded-card border-[3px] border-dashed p-3.5 ${unit === 'akshara' ? 'justify-center' : ''} ${line}`}
      >
        {placed.map((at, place) => (
          <button
            key={at}
            type="button"
            lang="te"
            aria-disabled={isJudged}
            aria-label={isJudged ? undefined : t('takeBack', { part: parts[at] ?? '', place: place + 1 })}
            onClick={isJudged ? undefined : () => takeBack(at)}
            className={`${TILE} ${size} border-indigo bg-indigo-tint`}
          >
            {parts[at]}
          </button>
        ))}
        {placed.length === parts.length && end !== '' && (
          <span aria-hidden="true" className="text-2xl">
            {end}
          </span>
        )}
      </div>
      <div ref={pool} role="group" aria-label={t('partsToPlace')} className="flex flex-wrap justify-center gap-2.5">
        {shown.map((at) => {
          const isPlaced = placed.includes(at);
          return (
            <button
              key={at}
              type="button"
              lang="te"
              data-option
              data-part={at}
              aria-disabled={isPlaced || isJudged}
              onClick={isPlaced || isJudged ? undefined : () => change([...placed, at])}
              className={`${TILE} ${size} border-line ${isPlaced ? 'bg-paper text-muted opacity-45' : 'bg-card shadow-card hover:border-edge'}`}
            >
              {parts[at]}
            </button>
          );
        })}
      </div>
    </div>
  );
}
